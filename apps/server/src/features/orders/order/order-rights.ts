import type { FilterQuery } from '@mikro-orm/core'
import { canMove, clientMayMove } from '@northword/contract/orders/order-status'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'
import { emailKey } from '../../../addresses/email-key.ts'
import { type Actor, isStaff, type Visitor } from '../../people/actor.ts'
import { provenKey, type User } from '../../people/user.entity.ts'
import { factsOf, type Move } from './move.ts'
import type { Order } from './order.entity.ts'

/**
 * Condition for the orders that an actor may see: a client's own and, with a proven mailbox, guest orders of its
 * address; a known link holder's one; all for the studio.
 * An order of an erased client belongs to nobody, whatever its address.
 */
export function visibleTo(actor: Actor): FilterQuery<Order> {
  if (actor.kind === 'system' || isStaff(actor)) return {}
  if (actor.kind === 'guest') return { id: { $in: [] } }
  if (actor.kind === 'link') return { id: { $in: actor.isKnown ? [actor.orderId] : [] } }
  const key = provenKey(actor.user)
  return { $or: [{ userId: actor.user.id }, ...(key ? [{ userId: null, guest: true, emailKey: key }] : [])] }
}

/** Condition for confirmations a visitor may see: visible orders, and guest orders placed in their browser. */
export function confirmedTo(actor: Visitor): FilterQuery<Order> {
  const { claimHash } = actor
  return { $or: [visibleTo(actor), ...(claimHash ? [{ userId: null, guest: true, claimHash }] : [])] }
}

/**
 * True if an actor who sees the order may make this move. Clients and link holders may cancel, ask for a revision or
 * approve, and holders may undo; the state machine binds everybody.
 */
export const mayMove = ({ status, terms }: Pick<Order, 'status' | 'terms'>, move: Move) =>
  canMove(status, move.to, factsOf({ ...move, terms })) &&
  (move.actor.kind === 'system' ||
    isStaff(move.actor) ||
    (isClients(move.actor) && clientMayMove(status, move.to)) ||
    (move.actor.kind === 'link' && move.undo !== undefined))

const isClients = ({ kind }: Move['actor']) => kind === 'client' || kind === 'link'

/** The client who sends the order, unless someone else wrote it on this device before. Null: a guest's order. */
export const ownerOf = (actor: Actor, { writtenBy }: PlaceOrderInput): User | null =>
  actor.kind === 'client' && (writtenBy === undefined || writtenBy === actor.user.id) ? actor.user : null

/** True if the browser may keep a claim: guests, and clients for a guest order with their own address. */
export const mayKeepClaim = (actor: Actor, { email }: PlaceOrderInput): boolean =>
  actor.kind === 'guest' || (actor.kind === 'client' && actor.user.emailKey === emailKey(email))
