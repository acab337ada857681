import { defineEntity, type FilterQuery, type InferEntity, p } from '@mikro-orm/core'
import type { Service } from '@northword/content/studio/catalogue'
import { company } from '@northword/content/studio/company'
import { piecesOf } from '@northword/content/studio/pieces'
import { canMove, clientMayMove, type OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { OrderForm, PlaceOrderInput, SoldView } from '@northword/contract/orders/orders'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import { clock } from '../../../time/clock.ts'
import type { Actor, Visitor } from '../../people/actor.ts'
import { provenKey, User } from '../../people/user.entity.ts'
import { fingerprintOf } from './fingerprint.ts'
import { factsOf, type Move } from './move.ts'
import { expressionIndexes } from './order-expressions.ts'

/** A purchase, at the price of its day. Times are UTC, money is integer US cents. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    /** The number that people use: `NW-ORD-20261120-4821`. Knowing it gives no access. */
    number: p.text().unique('orders_number_unique'),
    /** The number that the sender proposed, unchanged. For inquiries of the studio; never shown. */
    reference: p.text().strictNullable().hidden(),
    idempotencyKey: p.text().unique('orders_idempotency_key_unique').hidden(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text().hidden(),
    /** SHA-256 of the claim cookie of the browser that placed it. */
    claimHash: p.text().strictNullable().index('orders_claim_hash_index').hidden(),
    userId: () =>
      p
        .manyToOne(User)
        .mapToPk()
        .name('user_id')
        .strictNullable()
        .deleteRule('set null')
        .index('orders_user_id_index'),
    guest: p.boolean(),
    sku: p.text(),
    name: p.text(),
    priceCents: p.integer().check('price_cents >= 0'),
    /** The service as promised on that day. Null: placed with an old version of the product. */
    sold: p.json<SoldView>().strictNullable(),
    /** The price that the sender's page showed, if it differs from ours. */
    quotedPriceCents: p.integer().strictNullable(),
    fullName: p.text(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().index('orders_email_key_index').hidden(),
    phone: p.text(),
    note: p.text(),
    status: p.text().$type<OrderStatus>(),
    /** The promise, computed by `promiseOf` when the state began. Null: nothing promised. */
    dueAt: p.datetime().strictNullable().hidden(),
    /** When it is paid, as agreed with the price. */
    terms: p.text().$type<PaymentTerms>().default('prepaid').check("terms in ('prepaid', 'net30')").hidden(),
    /** True: chosen for this order, so that agreeing a price does not replace them with the client's terms. */
    termsChosen: p.boolean().default(false).hidden(),
    /** Promised time of the payment request. Null: already asked, or nothing owed. */
    askBy: p.datetime().strictNullable().hidden(),
    /** End of the last day for payment. Null: nothing owed. */
    payBy: p.datetime().strictNullable().hidden(),
    /** Promised time of the refund. Null: none due. */
    refundDueAt: p.datetime().strictNullable().hidden(),
    /** Way that texts were sent outside the product, for the client. Null: none, or all delivered since. */
    sentOutside: p.text().strictNullable().hidden(),
    createdAt: p.datetime().index('orders_created_at_index'),
    /** When the confirmation mail was written. Null: waits for a digest. */
    confirmedAt: p.datetime().strictNullable().hidden(),
    /** When a reader of the address, by the link mailed there, said that the order is theirs. Null: never. */
    provenAt: p.datetime().strictNullable().hidden(),
    /** When all its links were ended; older mails make no new ones. Null: never. */
    linksEndedAt: p.datetime().strictNullable().hidden(),
  },
  indexes: [
    { name: 'orders_unconfirmed_index', properties: 'emailKey', where: '"confirmed_at" is null' },
    { name: 'orders_status_created_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'orders_sku_created_index', properties: ['sku', 'createdAt', 'id'] },
    { name: 'orders_status_sku_created_index', properties: ['status', 'sku', 'createdAt', 'id'] },
    ...expressionIndexes,
  ],
})
export type Order = InferEntity<typeof Order>

/** Owner of a new order: a client, or a guest with the claim of this hash. */
export interface Owner {
  user: User | null
  claimHash: string | null
}

/** The client who sends the order, unless someone else wrote it on this device before. Null: a guest's order. */
export const ownerOf = (actor: Actor, { writtenBy }: PlaceOrderInput): User | null =>
  actor.kind === 'client' && (writtenBy === undefined || writtenBy === actor.user.id) ? actor.user : null

/** True if the browser may keep a claim: guests, and clients for a guest order with their own address. */
export const mayKeepClaim = (actor: Actor, { email }: PlaceOrderInput): boolean =>
  actor.kind === 'guest' || (actor.kind === 'client' && actor.user.emailKey === emailKey(email))

/** An order to store. The type asks for a column for every typed field. */
export function newOrder(
  input: PlaceOrderInput,
  service: Service,
  { user, claimHash }: Owner,
  isConfirmed: boolean,
): Omit<Order, 'number'> & Pick<Order, keyof OrderForm> {
  const { fullName, email, phone, note, reference = null, idempotencyKey } = input
  const { sku, name, priceCents, words, revisionRounds, turnaround } = service
  const createdAt = clock.now()
  return {
    id: uuid(),
    reference,
    idempotencyKey,
    fingerprint: fingerprintOf(input),
    claimHash,
    userId: user?.id ?? null,
    guest: user === null,
    sku,
    name,
    priceCents,
    sold: { words, revisionRounds, turnaround, pieces: piecesOf(service) },
    quotedPriceCents: differingQuote(input, service),
    fullName,
    email,
    emailKey: emailKey(email),
    phone,
    note,
    status: 'Pending Contact',
    dueAt: contactBy({ createdAt }),
    terms: 'prepaid',
    termsChosen: false,
    createdAt,
    confirmedAt: isConfirmed ? createdAt : null,
    ...nothingYet,
  }
}

const nothingYet = {
  askBy: null,
  payBy: null,
  refundDueAt: null,
  sentOutside: null,
  provenAt: null,
  linksEndedAt: null,
}

const differingQuote = ({ quotedPriceCents }: PlaceOrderInput, { priceCents }: Service) =>
  quotedPriceCents === undefined || quotedPriceCents === priceCents ? null : quotedPriceCents

export const contactBy = ({ createdAt }: Pick<Order, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + company.contactWithinHours * 3_600_000)

/**
 * Condition for the orders that an actor may see: a client's own and, with a proven mailbox, guest orders of its
 * address; a known link holder's one; all for the studio.
 * An order that lost its owner by an erasure belongs to no client, whatever its address.
 */
export function visibleTo(actor: Actor): FilterQuery<Order> {
  if (actor.kind === 'system' || actor.kind === 'staff' || actor.kind === 'token') return {}
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
  (isStudio(move.actor) ||
    (isClients(move.actor) && clientMayMove(status, move.to)) ||
    (move.actor.kind === 'link' && move.undo !== undefined))

const isClients = ({ kind }: Move['actor']) => kind === 'client' || kind === 'link'

const isStudio = ({ kind }: Move['actor']) => kind === 'system' || kind === 'staff' || kind === 'token'
