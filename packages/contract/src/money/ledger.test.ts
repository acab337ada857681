import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEntry } from './check-entry.ts'
import { balanceOf, type Entry, type EntryKind, entryKinds, refundDue } from './ledger.ts'
import {
  type MoveFacts,
  canMove,
  isStopped,
  type OrderStatus,
  orderStatuses,
} from '../orders/order-status.ts'

/** An entry that follows these. */
const next = (
  entries: readonly Entry[],
  kind: EntryKind,
  cents: number,
  rest: Partial<Entry> = {},
): Entry => ({
  id: String(entries.length + 1),
  kind,
  cents,
  reverses: null,
  orderStatus: 'Awaiting Payment',
  ...rest,
})

const ledger = (...lines: [EntryKind, number, Partial<Entry>?][]) =>
  lines.reduce<Entry[]>((entries, line) => [...entries, next(entries, ...line)], [])

describe('The money of an order', () => {
  it('is owed from charges, adjustments and refunds, less payments', () => {
    const entries = ledger(['charge', 10_000], ['adjustment', -1_000], ['payment', 6_000], ['refund', 500])
    expect(balanceOf('Awaiting Payment', entries)).toEqual({
      chargedCents: 9_000,
      paidCents: 6_000,
      refundedCents: 500,
      keptCents: 5_500,
      owedCents: 3_500,
    })
  })

  it('counts no entry that is reversed', () => {
    const entries = ledger(['charge', 10_000], ['payment', 6_000], ['reversal', -6_000, { reverses: '2' }])
    expect(balanceOf('Awaiting Payment', entries)).toMatchObject({ paidCents: 0, owedCents: 10_000 })
  })

  it('is due back where too much was paid', () => {
    const entries = ledger(['charge', 10_000], ['payment', 6_000], ['payment', 5_000])
    expect(refundDue('Paid', entries)).toBe(1_000)
    expect(refundDue('Paid', [...entries, next(entries, 'refund', 1_000)])).toBe(0)
  })

  it('is due back whole once the order is cancelled, but for the share that was charged then', () => {
    const entries = ledger(['charge', 10_000], ['payment', 10_000])
    expect([refundDue('Paid', entries), refundDue('Cancelled', entries)]).toEqual([0, 10_000])
    const share = next(entries, 'charge', 2_000, { orderStatus: 'Cancelled' })
    expect(refundDue('Cancelled', [...entries, share])).toBe(8_000)
  })
})

describe('The next entry', () => {
  const paid = ledger(['charge', 10_000], ['payment', 10_000])
  it.each<[string, Entry[], Entry, string]>([
    [
      'more back than was paid',
      paid,
      next(paid, 'refund', 10_001),
      'You cannot give back more than was paid.',
    ],
    ['nothing', paid, next(paid, 'payment', 0), 'Enter an amount other than zero.'],
    ['less than nothing', paid, next(paid, 'payment', -1), 'Enter an amount above zero.'],
    ['half a cent', paid, next(paid, 'payment', 0.5), 'Enter the amount in whole cents.'],
    ['too much', paid, next(paid, 'payment', 100_000_000), 'This amount is too large.'],
    ['a price below zero', paid, next(paid, 'adjustment', -10_001), 'The price cannot fall below zero.'],
    [
      'a payment before the price',
      [],
      next([], 'payment', 1, { orderStatus: 'Pending Contact' }),
      'Agree on the price before you record a payment.',
    ],
    [
      'a reversal of nothing',
      paid,
      next(paid, 'reversal', -10_000, { reverses: '9' }),
      'There is no such entry to reverse.',
    ],
    [
      'half a reversal',
      paid,
      next(paid, 'reversal', -5_000, { reverses: '2' }),
      'A reversal takes back the whole entry.',
    ],
    [
      'a payment that reverses',
      paid,
      next(paid, 'payment', 1, { reverses: '2' }),
      'Only a reversal names an entry to reverse.',
    ],
  ])('is not %s', (_, entries, entry, sentence) => {
    expect(checkEntry(entries, entry)).toBe(sentence)
  })

  it('reverses no entry twice, no reversal, and no payment that was given back', () => {
    const reversed = [...paid, next(paid, 'reversal', -10_000, { reverses: '2' })]
    expect(checkEntry(reversed, next(reversed, 'reversal', -10_000, { reverses: '2' }))).toBe(
      'This entry is reversed already.',
    )
    expect(checkEntry(reversed, next(reversed, 'reversal', 10_000, { reverses: '3' }))).toMatch(
      /^A reversal cannot/,
    )
    const refunded = [...paid, next(paid, 'refund', 1)]
    expect(checkEntry(refunded, next(refunded, 'reversal', -10_000, { reverses: '2' }))).toBe(
      'This payment was given back. Reverse the refund first.',
    )
  })

  it('may pay too much', () => expect(checkEntry(paid, next(paid, 'payment', 500))).toBeNull())
})

/** An attempted entry or move. */
type Try =
  | { kind: EntryKind; cents: number; at: number }
  | { to: OrderStatus; hasTerms: boolean; reason: string }

const anyTry: fc.Arbitrary<Try> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...entryKinds),
    cents: fc.integer({ min: -300, max: 300 }),
    at: fc.nat(30),
  }),
  fc.record({
    to: fc.constantFrom(...orderStatuses),
    hasTerms: fc.boolean(),
    reason: fc.constantFrom('', 'because'),
  }),
)

interface State {
  status: OrderStatus
  entries: Entry[]
}

/** A refused attempt leaves the state unchanged. */
function after({ status, entries }: State, tried: Try): State {
  if ('to' in tried) {
    const facts: MoveFacts = { ...balanceOf(status, entries), ...tried, hasTexts: true, isStaff: true }
    return { status: canMove(status, tried.to, facts) ? tried.to : status, entries }
  }
  const { kind, at } = tried
  const target = kind === 'reversal' && entries.length > 0 ? entries[at % entries.length] : undefined
  const cents = target ? -target.cents : tried.cents
  const entry = next(entries, kind, cents, { orderStatus: status, reverses: target?.id ?? null })
  return { status, entries: checkEntry(entries, entry) === null ? [...entries, entry] : entries }
}

/** Reference implementation: the balance by bookkeeping, line by line. */
function replayed(entries: readonly Entry[]) {
  const book = { charge: 0, adjustment: 0, payment: 0, refund: 0 }
  for (const { kind, cents, reverses } of entries) {
    const of = kind === 'reversal' ? entries.find(({ id }) => id === reverses)?.kind : kind
    if (of && of !== 'reversal') book[of] += cents
  }
  return book
}

describe('After any tries, in any order,', () => {
  const begun: State = { status: 'Pending Contact', entries: [] }
  const expectAlways = (claim: (states: State[]) => void) =>
    fc.assert(
      fc.property(fc.array(anyTry, { maxLength: 60 }), (tries) => {
        const states = [begun]
        for (const tried of tries) states.push(after(states.at(-1) ?? begun, tried))
        claim(states)
      }),
      { numRuns: 500 },
    )

  it('no more is given back than was paid, at any time', () =>
    expectAlways((states) => {
      for (const { entries } of states)
        for (const [at] of entries.entries()) {
          const { payment, refund } = replayed(entries.slice(0, at + 1))
          expect(refund).toBeLessThanOrEqual(payment)
        }
    }))

  it('no entry is reversed twice', () =>
    expectAlways((states) => {
      const reversed = (states.at(-1)?.entries ?? []).flatMap(({ reverses }) => reverses ?? [])
      expect(new Set(reversed).size).toBe(reversed.length)
    }))

  it('the sum owed is the one that a replay from nothing gives', () =>
    expectAlways((states) => {
      const { entries } = states.at(-1) ?? begun
      const { charge, adjustment, payment, refund } = replayed(entries)
      expect(balanceOf('In Production', entries).owedCents).toBe(charge + adjustment + refund - payment)
    }))

  it('an order becomes Paid with nothing owed, and Refunded with nothing left', () =>
    expectAlways((states) => {
      for (const [at, { status, entries }] of states.entries()) {
        const before = states[at - 1]
        if (!before || before.status === status) continue
        const { owedCents, keptCents, paidCents } = balanceOf(before.status, entries)
        if (status === 'Paid') expect(owedCents).toBeLessThanOrEqual(0)
        if (status === 'Refunded') expect([paidCents > 0, keptCents]).toEqual([true, 0])
      }
    }))

  it('money that is left of a stopped order is due back, but for what was charged since', () =>
    expectAlways((states) => {
      for (const { status, entries } of states.filter((state) => isStopped(state.status))) {
        const { keptCents, chargedCents } = balanceOf(status, entries)
        expect(refundDue(status, entries)).toBe(Math.max(0, Math.min(keptCents, keptCents - chargedCents)))
        const isCharged = entries.some(({ kind, orderStatus }) => kind === 'charge' && isStopped(orderStatus))
        const isAdjusted = entries.some(
          (entry) => entry.kind === 'adjustment' && isStopped(entry.orderStatus),
        )
        if (!isCharged && !isAdjusted) expect(refundDue(status, entries)).toBe(keptCents)
      }
    }))
})
