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

type Facts = [label: string, value: string][]

type AccountFacts = (number: string) => Facts

/** Account details for a payment without a link. `number` is the order's. */
export const accountFacts = ({
  bank,
  paypal,
}: SiteContent['accounts']): Record<PaymentWay, AccountFacts> => ({
  link: () => [],
  'bank-transfer': (number) => [...(bank ? ofBank(bank) : gone), ['Reference', number]],
  paypal: (number) => [...(paypal ? ofPayPal(paypal) : gone), ['Reference', number]],
})

const ofBank = ({ holder, name, number, swift }: NonNullable<SiteContent['accounts']['bank']>): Facts => [
  ['Account holder', holder],
  ['Bank', name],
  ['Account number', number],
  ['SWIFT', swift],
]

const ofPayPal = (address: string): Facts => [['PayPal address', address]]

/** In place of an account that the studio has removed since it asked. */
const gone: Facts = [['How to pay', 'Your agent tells you']]
