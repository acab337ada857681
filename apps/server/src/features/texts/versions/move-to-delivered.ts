import { deskCase } from '@northword/content/desk/desk-case'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import { heldAt } from '../../../time/shown-at.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import { Order } from '../../orders/order/order.entity.ts'
import type { Staff } from '../../people/actor.ts'
import { isWhole, piecesOfOrder } from './pieces-of-order.ts'
import { type MovedFrom, TextVersion } from './text-version.entity.ts'

/** States that allow a delivery: writing and, to fix a mistake of the studio, until the order is done. */
const states: OrderStatus[] = ['In Production', 'Revision', 'Delivered']

/** True if the order's state allows a delivery and its client was not erased. */
export const mayDeliver = ({ status, email }: Pick<Order, 'status' | 'email'>): boolean =>
  states.includes(status) && email !== ''

interface Progress {
  /** Texts that the client has, of all texts of the order. */
  has: number
  of: number
  /** Null: the order stays in its state. */
  movedFrom: MovedFrom | null
}

interface Delivering {
  actor: Staff
  piece: number
  isAwaited: boolean
  /** Why it is Delivered without a new version. */
  note?: string
}

/**
 * Moves an order to Delivered, in the caller's transaction, once its client has every text and awaits no revision.
 * Held versions keep where it came from, so that cancelling any of them can move it back.
 */
export async function moveToDelivered(
  telling: Telling,
  order: Order,
  { actor, piece, isAwaited, ...note }: Delivering,
): Promise<Progress> {
  const rows = await telling.em.find(
    TextVersion,
    { orderId: order.id },
    { fields: ['piece'], disableIdentityMap: true },
  )
  const here = new Set([...rows.map((row) => row.piece), piece]).size
  const of = piecesOfOrder(order).length
  // The client has the others by another way.
  const isMixed = here < of && order.sentOutside !== null
  const has = isMixed ? of : here
  const before = { status: order.status, dueAt: order.dueAt?.toISOString() ?? null }
  const moved =
    has === of &&
    !isAwaited &&
    order.status !== 'Delivered' &&
    (await moveOrder(telling, order, { to: 'Delivered', actor, hasTexts: true, ...note }))
  // A move without a new version leaves what the client has.
  if (order.sentOutside !== null) await keepSentOutside(telling.em, order, isMixed || note.note !== undefined)
  if (!moved) return { has, of, movedFrom: null }
  const held = { orderId: order.id, ...heldAt(clock.now()) }
  await telling.em.nativeUpdate(TextVersion, held, { movedFrom: before })
  return { has, of, movedFrom: before }
}

/** A move clears it, as all texts may be here. */
const keepSentOutside = (em: Em, { id, sentOutside }: Order, isKept: boolean) =>
  em.nativeUpdate(Order, { id }, { sentOutside: isKept ? sentOutside : null })

/**
 * True if the client has every text here; in revision, also a version newer than the start of the revision.
 * @param withOutside counts a text that was sent outside as here
 */
export async function hasTexts(
  em: Em,
  order: Order,
  { status = order.status, withOutside = false } = {},
): Promise<boolean> {
  const { id: orderId } = order
  const versions = await em.find(
    TextVersion,
    { orderId },
    { fields: ['piece', 'at'], disableIdentityMap: true },
  )
  const hasAll = isWhole(order, versions) || (withOutside && order.sentOutside !== null)
  if (!hasAll || status !== 'Revision') return hasAll
  const latest = { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true } as const
  const begun = await em.findOne(OrderEvent, { orderId, toStatus: 'Revision' }, latest)
  return begun !== null && versions.some(({ at }) => at > begun.at)
}

/** Notes of moves back into a revision, which begin none. */
const movesBack = [deskCase.timeline.undone, deskTexts.withdrawn, deskTexts.reopened]

/** True for a revision that the studio began itself, to correct a mistake. @param status default: the order's */
export const isStudiosRevision = async (em: Em, order: Order, status = order.status): Promise<boolean> =>
  (await studiosRevision(em, order, status)) !== null

/** True while the correction of such a revision is not delivered: no answer to a comment ends it. */
export async function isCorrectionDue(em: Em, order: Order): Promise<boolean> {
  const begun = await studiosRevision(em, order, order.status)
  return begun !== null && (await em.count(TextVersion, { orderId: order.id, at: { $gt: begun.at } })) === 0
}

async function studiosRevision(em: Em, order: Order, status: OrderStatus): Promise<OrderEvent | null> {
  if (status !== 'Revision') return null
  const { id: orderId } = order
  const beginning = { $or: [{ note: null }, { note: { $nin: movesBack } }] }
  const begun = await em.findOne(
    OrderEvent,
    { orderId, toStatus: status, fromStatus: { $in: ['Delivered', 'Completed'] }, ...beginning },
    { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  // Members' moves have a note, if an empty one. Without one, an older release reopened a round.
  const isStudios =
    begun !== null && begun.note !== null && (begun.actor === 'staff' || begun.actor === 'token')
  return isStudios ? begun : null
}
