import { isBriefAsked, type OrderStatus } from '../orders/order-status.ts'

/** Before work begins, or within 30 days of the request (NET-30). */
export const paymentTerms = ['prepaid', 'net30'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

/** Days until a payment is due. */
export const payWithinDays = { prepaid: 7, net30: 30 } as const satisfies Record<PaymentTerms, number>

export const paymentWays = ['link', 'bank-transfer', 'paypal'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Ways in which a studio with these accounts can be paid: a link needs none. */
export function waysOf({ bank, paypal }: { bank?: unknown; paypal?: unknown }): PaymentWay[] {
  const isSetUp = { link: true, 'bank-transfer': Boolean(bank), paypal: Boolean(paypal) }
  return paymentWays.filter((way) => isSetUp[way])
}

export const wayNotSetUp = 'The studio has not set up this way to be paid'

/** Why an order keeps its terms, or null. Work that began on trust is not to be paid in advance afterwards. */
export const refusalOfTerms = (status: OrderStatus, from: PaymentTerms, to: PaymentTerms): string | null =>
  from === 'net30' && to === 'prepaid' && !isBriefAsked(status)
    ? `An order that is ${status} keeps its NET-30 terms. Payment in advance is agreed before work begins.`
    : null
