import { closedByTime } from '@northword/content/mails/review-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { Em } from '../../../db/orm.ts'
import type { Tidying } from '../../../hooks/personal-data.ts'
import { lockedIfThere } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { reviewDaysOf } from '../../orders/order/promise.ts'
import { system } from '../../people/actor.ts'
import { ReviewClock } from './review-clock.entity.ts'
import { closedMail, closingMail } from './review-mails.ts'

type Closing = Omit<Tidying, 'personalData'>

/** Notice before the end of the time for changes: three days. */
const warnedMs = 3 * 86_400_000

/**
 * Completes orders whose time for changes is over, counted from the latest version. The studio itself completes those
 * whose text was sent outside since. Any number of processes may run it.
 * @throws {AggregateError} the failures, after all others are completed
 */
export async function closeReviews({ em, mail, hooks, site }: Closing, now: Date): Promise<void> {
  await eachEnding(em, { by: now, site }, async (tx, order) => {
    const note = closedByTime(reviewDaysOf(order, site))
    const done = { to: 'Completed', actor: system, note } as const
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
  const due = { by: new Date(now.getTime() + warnedMs), site, only: unreminded }
  await eachEnding(em, due, async (tx, order, { at, endsAt }) => {
    if (endsAt > now && (await isFirstReminder(tx, order.id, at)))
      await mail.add(tx, [closingMail(order, endsAt, site)])
  })
}

interface Delivery {
  id: string
  /** When its latest version became visible. */
  at: Date
  /** End of the time for changes. */
  endsAt: Date
}

/** SQL condition: no reminder sent for the latest delivery. */
const unreminded = `and coalesce(max(c.reminded_for) < max(v.shown_at), true)`

interface Due {
  /** The time for changes ends by then. */
  by: Date
  site: Pick<SiteContent, 'figures'>
  /** A further condition in SQL. */
  only?: string
}

/** Acts on each due order under its lock, with its latest delivery. */
async function eachEnding(
  em: Em,
  due: Due,
  act: (tx: Em, order: Order, delivery: Delivery) => Promise<void>,
): Promise<void> {
  await eachAlone(await endingOf(em, due), ({ id }) =>
    em.fork().transactional(async (tx) => {
      const order = await lockedIfThere(tx, id)
      // Read again: another version may have been delivered meanwhile.
      const [still] = await endingOf(tx, due, id)
      if (order && still) await act(tx, order, still)
    }),
  )
}

/** SQL: end of the time for changes, as `reviewDaysOf` has its days. Parameter: those of now. */
const ends = `max(v.shown_at) + coalesce((o.sold->>'reviewDays')::int, ?) * interval '24 hours'`

/** Delivered orders whose time for changes ends, oldest first. Default: of all orders. */
async function endingOf(em: Em, { by, site, only = '' }: Due, id?: string): Promise<Delivery[]> {
  const { reviewDays } = site.figures
  const found = await em.execute<{ id: string; at: string | Date; ends_at: string | Date }[]>(
    `select o.id, max(v.shown_at) as at, ${ends} as ends_at
      from orders o join text_versions v on v.order_id = o.id
        left join review_clocks c on c.order_id = o.id
      where o.status = 'Delivered' and o.sent_outside is null ${id === undefined ? '' : 'and o.id = ?'}
      group by o.id having ${ends} <= ? ${only} order by 2`,
    [reviewDays, ...(id === undefined ? [] : [id]), reviewDays, by],
  )
  return found.map((row) => ({ id: row.id, at: new Date(row.at), endsAt: new Date(row.ends_at) }))
}

/** True for the first reminder of this delivery, which it records. */
async function isFirstReminder(em: Em, orderId: string, at: Date): Promise<boolean> {
  const last = await em.findOne(ReviewClock, { orderId }, { disableIdentityMap: true })
  if (last && last.remindedFor >= at) return false
  await em.upsert(ReviewClock, { orderId, remindedFor: at }, { disableIdentityMap: true })
  return true
}
