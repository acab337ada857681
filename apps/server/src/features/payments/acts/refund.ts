import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import type { RefundInput } from '@northword/contract/money/payments'
import type { Draft, Ledger, Recorded, Recording } from '../act.ts'
import { creditNoteMail } from '../payment-mails.ts'
import { recordOnce } from '../ledger/record-once.ts'

/**
 * Records a refund and mails the credit note. Beyond the refund due it lowers the price of a fully paid order; once
 * all is given back, a paid or cancelled order is Refunded.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`
 */
export const refund = (ctx: Recording, input: RefundInput): Promise<Recorded> =>
  recordOnce(ctx, 'refund', input, (ledger) => {
    const { cents, sentOn, method, reference, reason } = input
    const draft: Draft = { kind: 'refund', cents, receivedOn: sentOn, method, reference, reason }
    return { drafts: [...lowerPrice(ledger, input), draft], mail: creditNoteMail }
  })

function lowerPrice({ order, entries }: Ledger, { cents, reason }: RefundInput): Draft[] {
  const { owedCents, keptCents } = balanceOf(order.status, entries)
  const beyondCents = Math.min(cents, keptCents) - refundDue(order.status, entries)
  const isPaid = owedCents <= 0
  return isPaid && beyondCents > 0 ? [{ kind: 'adjustment', cents: -beyondCents, reason }] : []
}
