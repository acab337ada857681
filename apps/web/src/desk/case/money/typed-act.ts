import { payWithinDays } from '@northword/content/orders/payment-accounts'
import { studioDate } from '@northword/content/studio/format-time'
import { formatCents } from '@northword/contract/orders/decimal-price'
import type { PaymentTerms, PaymentWay } from '@northword/contract/money/payment-terms'
import type { PaymentMethod } from '@northword/contract/money/payments'

/** Ledger actions that the order's state permits. */
export type ActKind = 'price' | 'request' | 'payment' | 'refund' | 'share' | 'reverse'

/** Form values of a ledger action. */
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

/** Initial values: today, by card. The amount is empty if none is proposed. */
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
