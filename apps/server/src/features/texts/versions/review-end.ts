import { deskCase } from '@northword/content/desk/desk-case'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { reviewDaysOf } from '../../orders/order/promise.ts'
import { isWhole } from './pieces-of-order.ts'
import { TextVersion } from './text-version.entity.ts'

const dayMs = 86_400_000

/**
 * SQL: starts of the time for changes, as `order_id` and `at`. Each version of any text is one, and each refusal of a
 * comment and each undone approval, so that the client loses no time.
 */
export const reviewStarts = `(select order_id, shown_at as at from text_versions
  union all select order_id, answered_at from text_comments where answer = 'declined'
  union all select order_id, ended_at from text_approvals where ended_why = 'undone')`

/**
 * End of the time for changes to an order's texts, counted from the last of {@link reviewStarts}, or from the last
 * move to Delivered if that is later and a text was sent outside. Null before a delivery.
 */
export async function reviewEndOf(
  { em, site }: Pick<Telling, 'em' | 'site'>,
  order: Order,
): Promise<Date | null> {
  const latest = await latestStart(em, order)
  const moved = latest && order.sentOutside === null ? undefined : (await deliveriesOf(em, order))[0]?.at
  if (!latest && !moved) return null
  const start = Math.max(latest?.getTime() ?? 0, moved?.getTime() ?? 0)
  return new Date(start + reviewDaysOf(order, site) * dayMs)
}

async function latestStart(em: Em, { id }: Order): Promise<Date | null> {
  const [found] = await em.execute<{ at: string | Date | null }[]>(
    `select max(at) as at from ${reviewStarts} as starts where order_id = ?`,
    [id],
  )
  return found?.at ? new Date(found.at) : null
}

/** Notes of moves to Delivered that brought no text. */
const broughtNone: readonly (string | null)[] = [deskCase.timeline.undone, deskTexts.refused]

/**
 * True if a revision ended with a text that was sent outside, and none from here: the client has a newer one. If a
 * text of the order was never here, the move is taken to be about that one.
 */
export async function isReplaced(em: Em, order: Order): Promise<boolean> {
  if (order.sentOutside === null) return false
  const orderId = order.id
  const here = await em.find(TextVersion, { orderId }, { fields: ['piece'], disableIdentityMap: true })
  if (!isWhole(order, here)) return false
  const end = (await deliveriesOf(em, order)).find(
    ({ fromStatus: from, note }) =>
      (from === 'In Production' || from === 'Revision') && !broughtNone.includes(note),
  )
  if (end?.fromStatus !== 'Revision') return false
  const begun = await em.findOne(
    OrderEvent,
    { orderId, toStatus: 'Revision', at: { $lte: end.at } },
    { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  return (await em.count(TextVersion, { orderId, at: { $gt: begun?.at ?? end.at } })) === 0
}

/** True if no text that is here is the one to read now: the client has it by another way. */
export const isElsewhere = async (em: Em, order: Order): Promise<boolean> =>
  (await em.count(TextVersion, { orderId: order.id })) === 0 || isReplaced(em, order)

/** Moves of an order to Delivered, the latest first. */
const deliveriesOf = (em: Em, { id: orderId }: Order): Promise<OrderEvent[]> =>
  em.find(
    OrderEvent,
    { orderId, toStatus: 'Delivered' },
    { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
