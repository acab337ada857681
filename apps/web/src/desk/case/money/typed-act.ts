import { payWithinDays } from '@northword/contract/money/payment-terms'
import { company } from '@northword/content/studio/company'
import { studioDate } from '@northword/content/studio/format-time'
import { formatCents } from '@northword/contract/orders/decimal-price'
import type { MoneyView } from '@northword/contract/money/money-view'
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
  /** Null: as they are, also if a member changes them meanwhile. */
  terms: PaymentTerms | null
  way: PaymentWay
  link: string
  dueOn: string
}

const dayMs = 86_400_000

/** Initial values: today. The amount is empty if none is proposed. */
export const untyped = (
  kind: ActKind,
  proposedCents: number,
  money: Pick<MoneyView, 'terms' | 'request' | 'entries'>,
): TypedAct => ({
  amount: proposedCents > 0 ? formatCents(proposedCents) : '',
  day: studioDate(new Date(), company.timeZone),
  method: methodOf(kind, money),
  reference: '',
  reason: '',
  terms: null,
  way: 'link',
  link: '',
  dueOn: studioDate(new Date(Date.now() + payWithinDays[money.terms] * dayMs), company.timeZone),
})

/** A payment comes as it was asked for, and a refund goes the way that the last payment came. */
function methodOf(
  kind: ActKind,
  { request, entries }: Pick<MoneyView, 'request' | 'entries'>,
): PaymentMethod {
  if (kind === 'payment') return request && request.way !== 'link' ? request.way : 'card'
  return entries.findLast((entry) => entry.kind === 'payment')?.method ?? 'card'
}
