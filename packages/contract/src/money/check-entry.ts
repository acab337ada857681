import { balanceOf, type Entry, standingOf } from './ledger.ts'
import { refusalOfMoneyAct } from './money-acts.ts'

/** Largest amount of one entry, in US cents. */
export const mostCents = 99_999_999

/**
 * Why an entry may not be added, as a sentence for the desk, or null. Guarantees that refunds do not exceed payments,
 * prices are not negative, and no entry is reversed twice.
 */
export function checkEntry(entries: readonly Entry[], next: Entry): string | null {
  return checkKind(entries, next) ?? checkCents(next) ?? checkSums(next, [...entries, next])
}

function checkCents({ kind, cents }: Entry): string | null {
  if (!Number.isSafeInteger(cents)) return 'Enter the amount in whole cents.'
  if (cents === 0) return 'Enter an amount other than zero.'
  if (Math.abs(cents) > mostCents) return 'This amount is too large.'
  if (cents < 0 && kind !== 'adjustment' && kind !== 'reversal') return 'Enter an amount above zero.'
  return null
}

function checkKind(entries: readonly Entry[], next: Entry): string | null {
  if (next.kind === 'reversal') return checkReversal(entries, next)
  if (next.reverses !== null) return 'Only a reversal names an entry to reverse.'
  if (next.kind !== 'payment') return null
  return refusalOfMoneyAct('payment', {
    status: next.orderStatus,
    ...balanceOf(next.orderStatus, entries),
  })
}

function checkReversal(entries: readonly Entry[], { reverses, cents }: Entry): string | null {
  const reversed = entries.find(({ id }) => id === reverses)
  if (!reversed) return 'There is no such entry to reverse.'
  if (reversed.kind === 'reversal') return 'A reversal cannot be reversed. Record the entry anew.'
  if (!standingOf(entries).includes(reversed)) return 'This entry is reversed already.'
  return cents === -reversed.cents ? null : 'A reversal takes back the whole entry.'
}

function checkSums({ kind, orderStatus }: Entry, entries: readonly Entry[]): string | null {
  const { chargedCents, keptCents } = balanceOf(orderStatus, entries)
  if (keptCents < 0)
    return kind === 'refund'
      ? 'You cannot give back more than was paid.'
      : 'This payment was given back. Reverse the refund first.'
  return chargedCents < 0 ? 'The price cannot fall below zero.' : null
}
