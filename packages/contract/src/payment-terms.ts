/** When an order is paid: before work begins, or within 30 days of the request (NET-30). */
export const paymentTerms = ['prepaid', 'net30'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

/** The ways in which a client can be asked to pay. */
export const paymentWays = ['link', 'bank-transfer', 'paypal'] as const
export type PaymentWay = (typeof paymentWays)[number]
