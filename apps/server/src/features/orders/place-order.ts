import { findService, type Service } from '@northword/content/catalogue'
import { formatCents } from '@northword/contract/fields'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { validate as isUuid, v7 as uuid } from 'uuid'
import type { Context } from '../../context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors.ts'
import { fingerprintOf } from './fingerprint.ts'
import { orderNumbers } from './order-number.ts'
import { orderView } from './order-view.ts'
import { Order } from './order.entity.ts'

/** An order as its client sees it, and whether it was there before. */
export interface PlacedOrder {
  order: OrderView
  replayed: boolean
}

/**
 * Places an order once, however often it is sent. The order, its project, its event, its mails and
 * their jobs are in the database together when this returns, or not at all.
 * @throws {DomainError} `unknownService`, `keyReused`
 */
export async function placeOrder(
  { em, storeOrder }: Pick<Context, 'em' | 'storeOrder'>,
  input: PlaceOrderInput,
  claimHash: string,
): Promise<PlacedOrder> {
  const service = findService(input.sku)
  if (!service) throw new DomainError('unknownService')
  const draft = newOrder(input, service, claimHash)
  for (const number of orderNumbers(input.id, draft.createdAt)) {
    const order = { ...draft, number }
    if (await storeOrder({ order, service })) return { order: orderView(order), replayed: false }
    const earlier = await em.findOne(Order, { idempotencyKey: draft.idempotencyKey })
    if (earlier) return replay(em, earlier, draft)
    // Neither stored nor there under its key: the number is another order's.
  }
  throw new DomainError('unexpected')
}

function newOrder(input: PlaceOrderInput, service: Service, claimHash: string): Omit<Order, 'number'> {
  return {
    id: uuid(),
    idempotencyKey: input.idempotencyKey,
    fingerprint: fingerprintOf(input),
    claimHash,
    userId: null,
    guest: true,
    sku: service.sku,
    name: service.name,
    priceCents: service.priceCents,
    quotedPriceCents: differingQuote(input.quotedPrice, service),
    fullName: input.fullName,
    email: input.email,
    phone: input.phone,
    note: input.note,
    status: 'Pending Contact',
    createdAt: new Date(),
  }
}

/** The price that the sender saw, in cents, where it is a price and not ours. */
function differingQuote(quotedPrice: string | undefined, { priceCents }: Service): number | null {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(quotedPrice ?? '') || quotedPrice === formatCents(priceCents)) return null
  const quotedCents = Math.round(Number(quotedPrice) * 100)
  return quotedCents === priceCents ? null : quotedCents
}

async function replay(
  em: Em,
  earlier: Order,
  { fingerprint, idempotencyKey, claimHash }: Omit<Order, 'number'>,
): Promise<PlacedOrder> {
  if (earlier.fingerprint !== fingerprint) throw new DomainError('keyReused')
  // The first answer, and the claim cookie with it, may have been lost on the way. A UUID is known to
  // the device that made it alone; a key that was derived or chosen proves nothing.
  const isSendersDevice = isUuid(idempotencyKey) && earlier.guest && earlier.claimHash !== claimHash
  if (isSendersDevice) await em.nativeUpdate(Order, { id: earlier.id }, { claimHash })
  return { order: orderView(earlier), replayed: true }
}
