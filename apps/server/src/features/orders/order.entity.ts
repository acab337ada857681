import { defineEntity, type FilterQuery, type InferEntity, p } from '@mikro-orm/core'
import type { Service } from '@northword/content/catalogue'
import { company } from '@northword/content/company'
import { piecesOf } from '@northword/content/pieces'
import { canMove, clientMayMove, type OrderStatus } from '@northword/contract/order-status'
import type { PaymentTerms } from '@northword/contract/payment-terms'
import type { PlaceOrderInput, SoldView } from '@northword/contract/orders'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../email-key.ts'
import { clock } from '../../time/clock.ts'
import type { Actor, Visitor } from '../people/actor.ts'
import { provenKey, User } from '../people/user.entity.ts'
import { fingerprintOf } from './fingerprint.ts'
import { factsOf, type Move } from './move.ts'
import { expressionIndexes } from './order-indexes.ts'

/** A purchase, at the price of its day. Times are UTC, money is integer US cents. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    /** The name of the order among people: `NW-ORD-20261120-4821`. It is never a permission. */
    number: p.text().unique('orders_number_unique'),
    /** The number that its sender proposed, unchanged: for the studio's inquiries, and shown to nobody. */
    reference: p.text().strictNullable().hidden(),
    /** Makes sending twice safe; see `placeOrder`. */
    idempotencyKey: p.text().unique('orders_idempotency_key_unique').hidden(),
    /** SHA-256 of what was sent under that key. */
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
    /** The promises of its day; null only where an older version of the product placed the order. */
    sold: p.json<SoldView>().strictNullable(),
    /** The price that the sender's page showed, kept where it differs from ours. */
    quotedPriceCents: p.integer().strictNullable(),
    fullName: p.text(),
    /** As it was typed; mails go there. */
    email: p.text(),
    /** The form in which addresses are compared; see `emailKey`. */
    emailKey: p.text().index('orders_email_key_index').hidden(),
    phone: p.text(),
    note: p.text(),
    status: p.text().$type<OrderStatus>(),
    /** What the studio has promised in this state, as `promiseOf` said when it began; null where nothing. */
    dueAt: p.datetime().strictNullable().hidden(),
    /** When it is paid, as was agreed with the price. */
    terms: p.text().$type<PaymentTerms>().default('prepaid').check("terms in ('prepaid', 'net30')").hidden(),
    /** Whether they were chosen for this order, so that those of its client do not take their place with the price. */
    termsChosen: p.boolean().default(false).hidden(),
    /** By when the studio has promised to ask for the payment; null where it has asked, or nothing is owed. */
    askBy: p.datetime().strictNullable().hidden(),
    /** When the last day is over on which its client was asked to pay; null where nothing is owed. */
    payBy: p.datetime().strictNullable().hidden(),
    /** By when the studio gives money back; null where none is due. */
    refundDueAt: p.datetime().strictNullable().hidden(),
    /** How the texts were sent that were not delivered here, as its client reads it; null where none were, or all were since. */
    sentOutside: p.text().strictNullable().hidden(),
    createdAt: p.datetime().index('orders_created_at_index'),
    /** When the mail was written that confirms it to its client; null while it waits for the digest. */
    confirmedAt: p.datetime().strictNullable().hidden(),
    /** When whoever reads its address, and got a link there, said that the order is theirs; null where nobody has. */
    provenAt: p.datetime().strictNullable().hidden(),
    /** When all its links were ended: mails that were written before make no new ones. Null where that never happened. */
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

/** Whose a new order is: a client's, or a guest's who may claim it by the token with this hash. */
export interface Owner {
  user: User | null
  claimHash: string | null
}

/**
 * Whose a new order is: the client's who sends it, unless somebody else wrote it on this device before. Null
 * where it is a guest's.
 */
export const ownerOf = (actor: Actor, { writtenBy }: PlaceOrderInput): User | null =>
  actor.kind === 'client' && (writtenBy === undefined || writtenBy === actor.user.id) ? actor.user : null

/**
 * Whether the browser of whoever sends a guest's order may claim it later: not where somebody is signed in who
 * did not write it, but for their own address.
 */
export const mayKeepClaim = (actor: Actor, { email }: PlaceOrderInput): boolean =>
  actor.kind === 'guest' || (actor.kind === 'client' && actor.user.emailKey === emailKey(email))

/** An order that somebody places now, still without its number. */
export function newOrder(
  input: PlaceOrderInput,
  service: Service,
  { user, claimHash }: Owner,
  isConfirmed: boolean,
): Omit<Order, 'number'> {
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

/** The price that the sender saw, where it is not ours. */
const differingQuote = ({ quotedPriceCents }: PlaceOrderInput, { priceCents }: Service) =>
  quotedPriceCents === undefined || quotedPriceCents === priceCents ? null : quotedPriceCents

/** The time by which a person has written to the client of this order. */
export const contactBy = ({ createdAt }: Pick<Order, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + company.contactWithinHours * 3_600_000)

/**
 * Which orders somebody may see: clients their own and, once the mailbox has proven to be theirs, the guest orders of
 * its address; the holder of a link that one, once they are known; guests none, and the studio all of them. An order
 * that lost its owner by an erasure belongs to no client, whatever its address.
 */
export function visibleTo(actor: Actor): FilterQuery<Order> {
  if (actor.kind === 'system' || actor.kind === 'staff' || actor.kind === 'token') return {}
  if (actor.kind === 'guest') return { id: { $in: [] } }
  if (actor.kind === 'link') return { id: { $in: actor.isKnown ? [actor.orderId] : [] } }
  const key = provenKey(actor.user)
  return { $or: [{ userId: actor.user.id }, ...(key ? [{ userId: null, guest: true, emailKey: key }] : [])] }
}

/**
 * Whose confirmation somebody may see: of the orders that are visible to them, and of the guest orders that were placed
 * in their browser. Knowing a number proves nothing.
 */
export function confirmedTo(actor: Visitor): FilterQuery<Order> {
  const { claimHash } = actor
  return { $or: [visibleTo(actor), ...(claimHash ? [{ userId: null, guest: true, claimHash }] : [])] }
}

/**
 * Whether somebody may take an order that they see to another state. Its client may cancel it until the studio
 * has begun to deal with it, and ask for a revision of what was delivered, or approve it, and so may the holder of a link,
 * who may also take a cancellation or an approval back; the state machine binds everybody.
 */
export const mayMove = ({ status, terms }: Pick<Order, 'status' | 'terms'>, move: Move) =>
  canMove(status, move.to, factsOf({ ...move, terms })) &&
  (isStudio(move.actor) ||
    (isClients(move.actor) && clientMayMove(status, move.to)) ||
    (move.actor.kind === 'link' && move.undo !== undefined))

const isClients = ({ kind }: Move['actor']) => kind === 'client' || kind === 'link'

const isStudio = ({ kind }: Move['actor']) => kind === 'system' || kind === 'staff' || kind === 'token'
