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
 * Completes orders whose time for changes is over, counted from the latest version. The studio itself completes those
 * whose text was sent outside since. Any number of processes may run it.
 * @throws {AggregateError} the failures, after all others are completed
 */
export async function closeReviews({ em, mail, hooks, site }: Closing, now: Date): Promise<void> {
  await eachDelivered(em, { before: ago(now, reviewMs(site)) }, async (tx, order) => {
    const done = { to: 'Completed', actor: system, note: closedByTime(site) } as const
    const isClosed = await moveOrder({ em: tx, hooks, site }, order, done)
    if (isClosed && order.email !== '') await mail.add(tx, [closedMail(order, site)])
  })
}

/**
 * Tells clients when the time for changes ends, from three days before. Any number of processes may run it.
 * @throws {AggregateError} the failures, after all others are told
 */
export async function remindOfEnds(
  { em, mail, site }: Pick<Closing, 'em' | 'mail' | 'site'>,
  now: Date,
): Promise<void> {
  const ending = { before: ago(now, reviewMs(site) - warnedMs), only: unreminded }
  await eachDelivered(em, ending, async (tx, order, at) => {
    const endsAt = new Date(at.getTime() + reviewMs(site))
    if (endsAt > now && (await isFirstReminder(tx, order.id, at)))
      await mail.add(tx, [closingMail(order, endsAt, site)])
  })
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

interface Delivery {
  id: string
  /** When its latest version became visible. */
  at: Date
}

/** SQL condition: no reminder sent for the latest delivery. */
const unreminded = `and coalesce(max(c.reminded_for) < max(v.shown_at), true)`

interface Due {
  before: Date
  /** A further condition in SQL. */
  only?: string
}

/** Acts on each due order under its lock, with the time of its latest version. */
async function eachDelivered(
  em: Em,
  due: Due,
  act: (tx: Em, order: Order, at: Date) => Promise<void>,
): Promise<void> {
  await eachAlone(await deliveredBefore(em, due), ({ id }) =>
    em.fork().transactional(async (tx) => {
      const order = await lockedIfThere(tx, id)
      // Read again: another version may have been delivered meanwhile.
      const [still] = await deliveredBefore(tx, due, id)
      if (order && still) await act(tx, order, still.at)
    }),
  )
}

/** Delivered orders whose latest version is older than `before`, oldest first. Default: of all orders. */
async function deliveredBefore(em: Em, { before, only = '' }: Due, id?: string): Promise<Delivery[]> {
  const found = await em.execute<{ id: string; at: string | Date }[]>(
    `select o.id, max(v.shown_at) as at from orders o join text_versions v on v.order_id = o.id
        left join review_clocks c on c.order_id = o.id
      where o.status = 'Delivered' and o.sent_outside is null ${id === undefined ? '' : 'and o.id = ?'}
      group by o.id having max(v.shown_at) <= ? ${only} order by 2`,
    id === undefined ? [before] : [id, before],
  )
  return found.map((row) => ({ id: row.id, at: new Date(row.at) }))
}

/** True for the first reminder of this delivery, which it records. */
async function isFirstReminder(em: Em, orderId: string, at: Date): Promise<boolean> {
  const last = await em.findOne(ReviewClock, { orderId }, { disableIdentityMap: true })
  if (last && last.remindedFor >= at) return false
  await em.upsert(ReviewClock, { orderId, remindedFor: at }, { disableIdentityMap: true })
  return true
}
