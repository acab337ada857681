import type { SiteContent } from '@northword/contract/content/site-content'

export const paymentWayLabels = {
  link: 'Payment link',
  'bank-transfer': 'Bank transfer',
  paypal: 'PayPal',
} as const

export const paymentTermsLabels = {
  prepaid: 'Paid before work begins',
  net30: 'Paid within 30 days of the request (NET-30)',
} as const

export type PaymentWay = keyof typeof paymentWayLabels

type AccountFacts = (number: string) => [label: string, value: string][]

/** Account details for a payment without a link. `number` is the order's. */
export const accountFacts = ({
  bank,
  paypal,
}: SiteContent['accounts']): Record<PaymentWay, AccountFacts> => ({
  link: () => [],
  'bank-transfer': (number: string) => [
    ['Account holder', bank.holder],
    ['Bank', bank.name],
    ['Account number', bank.number],
    ['SWIFT', bank.swift],
    ['Reference', number],
  ],
  paypal: (number: string) => [
    ['PayPal address', paypal],
    ['Reference', number],
  ],
})
