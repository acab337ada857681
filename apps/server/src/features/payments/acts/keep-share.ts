import { balanceOf } from '@northword/contract/money/ledger'
import { refusalOfAmount } from '@northword/contract/money/money-acts'
import type { KeepShareInput } from '@northword/contract/money/payments'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Recorded, Recording } from '../act.ts'
import { shareKeptMail } from '../payment-mails.ts'
import { recordOnce } from '../ledger/record-once.ts'

/**
 * Charges a cancelled order with the studio's share and tells the client. The refund due is that much less.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`
 */
export const keepShare = (ctx: Recording, input: KeepShareInput): Promise<Recorded> =>
  recordOnce(ctx, 'keep-share', input, ({ order: { status }, entries }) => {
    const { cents, reason } = input
    const message = refusalOfAmount('share', cents, { status, ...balanceOf(status, entries) })
    if (message !== null) throw new DomainError('cannotRecord', { message })
    return { drafts: [{ kind: 'charge', cents, reason }], mail: shareKeptMail }
  })
