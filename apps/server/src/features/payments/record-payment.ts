import type { RecordPaymentInput } from '@northword/contract/payments'
import type { Recorded, Recording } from './act.ts'
import { receiptMail } from './payment-mails.ts'
import { recordOnce } from './record-once.ts'

/**
 * Writes down money that has come in, a part of the price or more than it, and mails the client the receipt. An order in
 * Awaiting Payment comes to Paid once nothing is owed. A stopped order takes payments too: they are due back.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`
 */
export const recordPayment = (ctx: Recording, input: RecordPaymentInput): Promise<Recorded> =>
  recordOnce(ctx, 'record-payment', input, () => {
    const { cents, receivedOn, method, reference } = input
    return { drafts: [{ kind: 'payment', cents, receivedOn, method, reference }], mail: receiptMail }
  })
