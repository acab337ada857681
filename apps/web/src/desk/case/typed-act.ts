import { payWithinDays } from '@northword/content/payment-accounts'
import { studioDate } from '@northword/content/studio-time'
import { formatCents } from '@northword/contract/decimal-price'
import type { PaymentTerms, PaymentWay } from '@northword/contract/payment-terms'
import type { PaymentMethod } from '@northword/contract/payments'

/** What may be done about the money of an order. */
export type ActKind = 'price' | 'request' | 'payment' | 'refund' | 'share' | 'reverse'

/** What somebody has typed about an act. */
export interface TypedAct {
  amount: string
  day: string
  method: PaymentMethod
  reference: string
  reason: string
  terms: PaymentTerms
  way: PaymentWay
  link: string
  dueOn: string
}

const dayMs = 86_400_000

/** An act before anything is typed: today, by card. Nothing stands in the amount where nothing is proposed. */
export const untyped = (proposedCents: number, terms: PaymentTerms): TypedAct => ({
  amount: proposedCents > 0 ? formatCents(proposedCents) : '',
  day: studioDate(new Date()),
  method: 'card',
  reference: '',
  reason: '',
  terms,
  way: 'link',
  link: '',
  dueOn: studioDate(new Date(Date.now() + payWithinDays[terms] * dayMs)),
})
