import { accounts } from './payment-accounts.ts'

const { bank, paypal } = accounts

/** The ways to pay, by the name that is stored. */
export const paymentWayLabels = {
  link: 'Payment link',
  'bank-transfer': 'Bank transfer',
  paypal: 'PayPal',
} as const

/** When an order is paid, by the name that is stored. */
export const paymentTermsLabels = {
  prepaid: 'Paid before work begins',
  net30: 'Paid within 30 days of the request (NET-30)',
} as const

/** What a client has to know to pay without a link, as labels and values. `number` is the order's. */
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
