/** Before work begins, or within 30 days of the request (NET-30). */
export const paymentTerms = ['prepaid', 'net30'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

/** Days until a payment is due. */
export const payWithinDays = { prepaid: 7, net30: 30 } as const satisfies Record<PaymentTerms, number>

export const paymentWays = ['link', 'bank-transfer', 'paypal'] as const
export type PaymentWay = (typeof paymentWays)[number]
