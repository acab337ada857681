import { closedByTime } from '@northword/content/mails/review-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { Em } from '../../../db/orm.ts'
import type { Tidying } from '../../../hooks/personal-data.ts'
import { OrderMessage, unanswered } from '../../conversation/order-message.entity.ts'
import { lockedIfThere } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { reviewDaysOf } from '../../orders/order/promise.ts'
import { system } from '../../people/actor.ts'
import { isElsewhere, isReplaced, reviewStarts } from '../versions/review-end.ts'
import { ReviewClock } from './review-clock.entity.ts'
import { closedMail, closingMail } from './review-mails.ts'
import { TextComment, unsentComments } from './text-comment.entity.ts'

type Closing = Omit<Tidying, 'personalData'>

/** Notice before the end of the time for changes: three days. */
const warnedMs = 3 * 86_400_000

/**
 * Completes orders whose time for changes is over, once no message of their client waits for an answer. Any number of
 * processes may run it.
 * @throws {AggregateError} the failures, after all others are completed
 */
export async function closeReviews({ em, mail, hooks, site }: Closing, now: Date): Promise<void> {
  await eachEnding(em, { by: now, site }, async (tx, order) => {
    if ((await tx.count(OrderMessage, { orderId: order.id, ...unanswered })) > 0) return
    const note = closedByTime(reviewDaysOf(order, site))
    const done = { to: 'Completed', actor: system, note } as const
    const isOutside = await isElsewhere(tx, order)
    const isClosed = await moveOrder({ em: tx, hooks, site }, order, done)
    if (isClosed && order.email !== '') await mail.add(tx, [closedMail(order, isOutside, site)])
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
    if (endsAt <= now || !(await isFirstReminder(tx, order.id, at))) return
    const unsent = await unsentOf(tx, order)
    const isOutside = await isElsewhere(tx, order)
    await mail.add(tx, [closingMail(order, { endsAt, unsent, isOutside }, site)])
  })
}

/** Number of the client's comments that can be sent and are not. A version that was replaced takes none. */
const unsentOf = async (em: Em, order: Order): Promise<number> =>
  (await isReplaced(em, order)) ? 0 : em.count(TextComment, { orderId: order.id, ...unsentComments.client })

interface Ending {
  id: string
  /** Last start of the time for changes. */
  at: Date
  /** End of the time for changes. */
  endsAt: Date
}

/** SQL condition: no reminder sent since the last start. */
const unreminded = `and coalesce(max(c.reminded_for) < max(s.at), true)`

interface Due {
  /** The time for changes ends by then. */
  by: Date
  site: Pick<SiteContent, 'figures'>
  /** A further condition in SQL. */
  only?: string
}

/** Acts on each due order under its lock. */
async function eachEnding(
  em: Em,
  due: Due,
  act: (tx: Em, order: Order, ending: Ending) => Promise<void>,
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

/** SQL: starts that `reviewEndOf` counts from, of texts that are here and of those that were sent `outside`. */
const starts = `(select order_id, at, false as outside from ${reviewStarts} as here
  union all select order_id, at, true from order_events where to_status = 'Delivered')`

/** SQL condition: the latest text of an order was sent outside, or none is here. */
const isOutside = `(o.sent_outside is not null
  or not exists (select 1 from text_versions v where v.order_id = o.id))`

/** SQL: end of the time for changes, as `reviewDaysOf` has its days. Parameter: those of now. */
const ends = `max(s.at) + coalesce((o.sold->>'reviewDays')::int, ?) * interval '24 hours'`

/** Delivered orders whose time for changes ends, oldest first. Default: of all orders. */
async function endingOf(em: Em, { by, site, only = '' }: Due, id?: string): Promise<Ending[]> {
  const { reviewDays } = site.figures
  const found = await em.execute<EndingRow[]>(
    `select o.id, max(s.at) as at, ${ends} as ends_at
      from orders o join ${starts} as s on s.order_id = o.id and (not s.outside or ${isOutside})
        left join review_clocks c on c.order_id = o.id
      where o.status = 'Delivered' ${id === undefined ? '' : 'and o.id = ?'}
      group by o.id having ${ends} <= ? ${only} order by 2`,
    [reviewDays, ...(id === undefined ? [] : [id]), reviewDays, by],
  )
  return found.map((row) => ({
    id: row.id,
    at: new Date(row.at),
    endsAt: new Date(row.ends_at),
  }))
}

interface EndingRow {
  id: string
  at: string | Date
  ends_at: string | Date
}

/** True for the first reminder since a start of the time for changes, which it records. */
async function isFirstReminder(em: Em, orderId: string, at: Date): Promise<boolean> {
  const last = await em.findOne(ReviewClock, { orderId }, { disableIdentityMap: true })
  if (last && last.remindedFor >= at) return false
  await em.upsert(ReviewClock, { orderId, remindedFor: at }, { disableIdentityMap: true })
  return true
}
