import { closedByTime } from '@northword/content/mails/review-mails'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { Em } from '../../../db/orm.ts'
import type { Tidying } from '../../../hooks/personal-data.ts'
import { lockedIfThere } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { system } from '../../people/actor.ts'
import { ReviewClock } from './review-clock.entity.ts'
import { closedMail, closingMail } from './review-mails.ts'
import { reviewMs } from './rounds-of.ts'

type Closing = Omit<Tidying, 'personalData'>

/** Notice before the end of the time for changes: three days. */
const warnedMs = 3 * 86_400_000

/**
 * Completes orders whose time for changes is over, counted from the latest version; texts sent outside do not count.
 * Any number of processes may run it.
 * @throws {AggregateError} the failures, after all others are completed
 */
export async function closeReviews({ em, mail, hooks, site }: Closing, now: Date): Promise<void> {
  const over = await deliveredBefore(em, ago(now, reviewMs(site)))
  await eachAlone(over, ({ id }) =>
    ofDelivered(em, id, async (tx, order) => {
      const done = { to: 'Completed', actor: system, note: closedByTime(site) } as const
      const isClosed = await moveOrder({ em: tx, hooks, site }, order, done)
      if (isClosed && order.email !== '') await mail.add(tx, [closedMail(order, site)])
    }),
  )
}

/**
 * Tells clients that the time for changes ends in three days. Any number of processes may run it.
 * @throws {AggregateError} the failures, after all others are told
 */
export async function remindOfEnds(
  { em, mail, site }: Pick<Closing, 'em' | 'mail' | 'site'>,
  now: Date,
): Promise<void> {
  const ending = await deliveredBefore(em, ago(now, reviewMs(site) - warnedMs), unreminded)
  await eachAlone(ending, ({ id, at }) =>
    ofDelivered(em, id, async (tx, order) => {
      if (await isFirstReminder(tx, id, at))
        await mail.add(tx, [closingMail(order, new Date(at.getTime() + reviewMs(site)), site)])
    }),
  )
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

interface Delivery {
  id: string
  /** When its latest version became visible. */
  at: Date
}

/** SQL condition: no reminder sent for the latest delivery. */
const unreminded = `and coalesce(max(c.reminded_for) < max(v.shown_at), true)`

/** Delivered orders whose latest version is older than `before`, oldest first. */
async function deliveredBefore(em: Em, before: Date, only = ''): Promise<Delivery[]> {
  const found = await em.execute<{ id: string; at: string | Date }[]>(
    `select o.id, max(v.shown_at) as at from orders o join text_versions v on v.order_id = o.id
        left join review_clocks c on c.order_id = o.id
      where o.status = 'Delivered' group by o.id having max(v.shown_at) <= ? ${only} order by 2`,
    [before],
  )
  return found.map(({ id, at }) => ({ id, at: new Date(at) }))
}

/** Acts on an order under its lock, if it is still Delivered. */
async function ofDelivered(em: Em, id: string, act: (tx: Em, order: Order) => Promise<void>): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const order = await lockedIfThere(tx, id)
    if (order?.status === 'Delivered') await act(tx, order)
  })
}

/** True for the first reminder of this delivery, which it records. */
async function isFirstReminder(em: Em, orderId: string, at: Date): Promise<boolean> {
  const last = await em.findOne(ReviewClock, { orderId }, { disableIdentityMap: true })
  if (last && last.remindedFor >= at) return false
  await em.upsert(ReviewClock, { orderId, remindedFor: at }, { disableIdentityMap: true })
  return true
}
