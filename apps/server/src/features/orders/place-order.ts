import { findService, type Service } from '@northword/content/catalogue'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { validate as isUuid, v7 as uuid } from 'uuid'
import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { mayMail } from '../mail/few-mails.ts'
import { provenKey, type User } from '../people/user.entity.ts'
import { fingerprintOf } from './fingerprint.ts'
import { orderNumbers } from './order-number.ts'
import { orderView } from './order-view.ts'
import { Order } from './order.entity.ts'

/** An order as its client sees it, and whether it was there before. */
export interface PlacedOrder {
  order: OrderView
  replayed: boolean
}

/** Whose order it is: a client's, or a guest's who may claim it by the token with this hash. */
export interface Owner {
  user: User | null
  claimHash: string | null
}

/**
 * Places an order once, however often it is sent. The order, its project, its event, its mails and
 * their jobs are in the database together when this returns, or not at all. Where its address is nobody's
 * for certain and has had its share of confirmations, it waits for `confirmWaitingOrders`.
 * @throws {DomainError} `unknownService`, `keyReused`
 */
export async function placeOrder(
  { em, storeOrder, limits }: Pick<Context, 'em' | 'storeOrder' | 'limits'>,
  input: PlaceOrderInput,
  owner: Owner,
): Promise<PlacedOrder> {
  const service = findService(input.sku)
  if (!service) throw new DomainError('unknownService')
  const isConfirmed = await mayMail(
    limits,
    'order-confirmation',
    input.email,
    owner.user && provenKey(owner.user),
  )
  const draft = newOrder(input, service, owner, isConfirmed)
  for (const number of orderNumbers(draft.reference, draft.createdAt)) {
    const order = { ...draft, number }
    if (await storeOrder({ order, service })) return { order: orderView(order), replayed: false }
    const earlier = await em.findOne(Order, { idempotencyKey: draft.idempotencyKey })
    if (earlier) return replay(em, earlier, draft)
    // Neither stored nor there under its key: the number is another order's.
  }
  throw new DomainError('unexpected')
}

function newOrder(
  input: PlaceOrderInput,
  service: Service,
  { user, claimHash }: Owner,
  isConfirmed: boolean,
): Omit<Order, 'number'> {
  const createdAt = new Date()
  return {
    id: uuid(),
    reference: input.reference ?? null,
    idempotencyKey: input.idempotencyKey,
    fingerprint: fingerprintOf(input),
    claimHash,
    userId: user?.id ?? null,
    guest: user === null,
    sku: service.sku,
    name: service.name,
    priceCents: service.priceCents,
    quotedPriceCents: differingQuote(input, service),
    fullName: input.fullName,
    email: input.email,
    emailKey: emailKey(input.email),
    phone: input.phone,
    note: input.note,
    status: 'Pending Contact',
    createdAt,
    confirmedAt: isConfirmed ? createdAt : null,
  }
}

/** The price that the sender saw, in cents, where it is not ours. */
const differingQuote = ({ quotedPriceCents }: PlaceOrderInput, { priceCents }: Service) =>
  quotedPriceCents === undefined || quotedPriceCents === priceCents ? null : quotedPriceCents

async function replay(
  em: Em,
  earlier: Order,
  { fingerprint, idempotencyKey, claimHash, userId }: Omit<Order, 'number'>,
): Promise<PlacedOrder> {
  if (earlier.fingerprint !== fingerprint) throw new DomainError('keyReused')
  // The first answer, and the claim cookie with it, may have been lost on the way. A UUID is known to
  // the device that made it alone; a key that was derived or chosen proves nothing.
  const isSendersDevice =
    isUuid(idempotencyKey) && earlier.guest && claimHash !== null && earlier.claimHash !== claimHash
  if (isSendersDevice) await em.nativeUpdate(Order, { id: earlier.id }, { claimHash })
  return { order: firstAnswer(earlier, userId), replayed: true }
}

/** The answer as it was at first: what has become of the order since is for its owner alone. */
function firstAnswer(order: Order, sender: string | null): OrderView {
  const first = { ...orderView(order), status: 'Pending Contact' } as const
  return order.userId === sender ? first : { ...first, userId: null, guest: true }
}
