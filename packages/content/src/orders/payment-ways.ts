import { accounts } from './payment-accounts.ts'

const { bank, paypal } = accounts

export const paymentWayLabels = {
  link: 'Payment link',
  'bank-transfer': 'Bank transfer',
  paypal: 'PayPal',
} as const

export const paymentTermsLabels = {
  prepaid: 'Paid before work begins',
  net30: 'Paid within 30 days of the request (NET-30)',
} as const

/** Account details for a payment without a link. `number` is the order's. */
export const accountFacts = {
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
} as const satisfies Record<string, (number: string) => [label: string, value: string][]>
