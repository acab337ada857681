import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceOf, type Entry, type EntryKind } from '../money/ledger.ts'
import type { OrderStatus } from './order-status.ts'
import { statementOf } from './statement.ts'

const entry = (at: number, kind: EntryKind, cents: number, orderStatus: OrderStatus): Entry => ({
  id: String(at),
  kind,
  cents,
  orderStatus,
  reverses: null,
})

it('tells what was owed after each entry, and that a price lapses when its order is stopped', () => {
  const entries = [
    entry(1, 'charge', 10_000, 'Pending Contact'),
    entry(2, 'payment', 6_000, 'Awaiting Payment'),
    entry(3, 'charge', 2_000, 'Cancelled'),
    entry(4, 'refund', 4_000, 'Cancelled'),
  ]
  expect(statementOf('Cancelled', entries)).toEqual([
    { entry: entries[0], cents: 10_000, owedCents: 10_000 },
    { entry: entries[1], cents: -6_000, owedCents: 4_000 },
    { entry: null, cents: -10_000, owedCents: -6_000 },
    { entry: entries[2], cents: 2_000, owedCents: -4_000 },
    { entry: entries[3], cents: 4_000, owedCents: 0 },
  ])
  expect(statementOf('Cancelled', entries.slice(0, 2)).at(-1)).toMatchObject({
    entry: null,
    owedCents: -6_000,
  })
  expect(statementOf('Pending Contact', [])).toEqual([])
})

it('tells that a price counts again when a refund is reversed and its order goes on', () => {
  const entries = [
    entry(1, 'charge', 10_000, 'Pending Contact'),
    entry(2, 'payment', 10_000, 'Awaiting Payment'),
    entry(3, 'adjustment', -10_000, 'In Production'),
    entry(4, 'refund', 10_000, 'In Production'),
    { ...entry(5, 'reversal', 10_000, 'Refunded'), reverses: '3' },
    { ...entry(6, 'reversal', -10_000, 'Refunded'), reverses: '4' },
  ]
  expect(statementOf('In Production', entries).slice(4)).toEqual([
    { entry: null, cents: 0, owedCents: 0 },
    { entry: entries[4], cents: 0, owedCents: 0 },
    { entry: entries[5], cents: -10_000, owedCents: -10_000 },
    { entry: null, cents: 10_000, owedCents: 0 },
  ])
})

it('ends with what is owed, whatever the entries are', () => {
  const anyEntries = fc.array(
    fc.record({
      kind: fc.constantFrom<EntryKind>('charge', 'adjustment', 'payment', 'refund'),
      cents: fc.integer({ min: 1, max: 900 }),
    }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(anyEntries, fc.nat(20), fc.nat(20), (drafts, stopsAfter, goesOnAfter) => {
      const isStopped = (at: number) => at > stopsAfter && at <= stopsAfter + goesOnAfter
      const statusAt = (at: number): OrderStatus => (isStopped(at) ? 'Refunded' : 'Paid')
      const entries = drafts.map(({ kind, cents }, at) => entry(at, kind, cents, statusAt(at)))
      const status = statusAt(drafts.length)
      expect(statementOf(status, entries).at(-1)?.owedCents).toBe(balanceOf(status, entries).owedCents)
    }),
  )
})
