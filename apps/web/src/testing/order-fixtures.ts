import { orderForm, type OrderView, type PlaceOrderInput } from '@northword/contract/orders/orders'

/* People and order of these tests. */

export const ada = orderForm.parse({
  fullName: 'Ada Chan',
  email: 'ada@tearoom.example',
  phone: '+852 5555 0101',
  note: 'Six posts about tea.',
})

export const adasOrder: PlaceOrderInput = {
  ...ada,
  sku: 'PS-070',
  idempotencyKey: '6f1c2f0e-6a0b-4c52-9d0e-1a2b3c4d5e6f',
  reference: 'NW-ORD-20260306-0042',
  quotedPriceCents: 6999,
  writtenBy: null,
}

/** The server's answer to an order. */
export function orderView(input: PlaceOrderInput): OrderView {
  const { idempotencyKey: _, writtenBy: __, release: ___, reference, quotedPriceCents, ...rest } = input
  return {
    ...rest,
    number: reference ?? 'NW-ORD-20260306-0001',
    name: 'Blog post',
    priceCents: quotedPriceCents ?? 6999,
    status: 'Pending Contact',
    guest: true,
    userId: null,
    createdAt: '2026-03-06T03:00:00.000Z',
    contactBy: '2026-03-07T03:00:00.000Z',
  }
}
