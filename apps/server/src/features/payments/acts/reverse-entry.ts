import type { Balance } from '@northword/contract/money/ledger'
import type { ReverseEntryInput } from '@northword/contract/money/payments'
import type { Act, Ledger, Recorded, Recording } from '../act.ts'
import { withdrawnMail } from '../payment-mails.ts'
import { recordOnce } from '../ledger/record-once.ts'

/**
 * Reverses a mistaken entry, and tells the client if its document no longer counts. An order that was Paid only by it
 * awaits payment again; work that has begun goes on.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`
 */
export const reverseEntry = (ctx: Recording, input: ReverseEntryInput): Promise<Recorded> =>
  recordOnce(ctx, 'reverse-entry', input, (ledger) => reverse(ledger, input))

function reverse({ order, entries }: Ledger, { entryId, reason }: ReverseEntryInput): Act {
  const reversed = entries.find(({ id }) => id === entryId)
  return {
    drafts: [{ kind: 'reversal', cents: -(reversed?.cents ?? 0), reverses: entryId, reason }],
    ...(reversed?.kind === 'payment' && order.status === 'Paid' && { to: backToPayment }),
    mail: (told) => (reversed ? withdrawnMail(told, reversed) : null),
  }
}

const backToPayment = ({ owedCents }: Balance) => (owedCents > 0 ? ('Awaiting Payment' as const) : null)
