import type { RecordPaymentInput } from '@northword/contract/money/payments'
import type { Recorded, Recording } from '../act.ts'
import { receiptMail } from '../payment-mails.ts'
import { recordOnce } from '../ledger/record-once.ts'

/**
 * Records a payment of any amount and mails the receipt. Moves an order from Awaiting Payment to Paid once nothing is
 * owed; payments for stopped orders become a refund due.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`
 */
export const recordPayment = (ctx: Recording, input: RecordPaymentInput): Promise<Recorded> =>
  recordOnce(ctx, 'record-payment', input, () => {
    const { cents, receivedOn, method, reference } = input
    return { drafts: [{ kind: 'payment', cents, receivedOn, method, reference }], mail: receiptMail }
  })
