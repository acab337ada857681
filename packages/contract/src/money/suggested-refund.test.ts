import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { refundByPolicy, type RefundFacts } from './suggested-refund.ts'

const policy = { noneFromPercent: 50 }
const facts: RefundFacts = {
  status: 'In Production',
  workDonePercent: 20,
  isOurFailure: false,
  chargedCents: 9_999,
  keptCents: 9_999,
}
const given = (changes: Partial<RefundFacts>) => refundByPolicy(policy, { ...facts, ...changes })

it('before work begins everything comes back', () => {
  expect(given({ status: 'Paid', workDonePercent: 0 })).toBe(9_999)
  expect(given({ status: 'Awaiting Payment', keptCents: 4_000 })).toBe(4_000)
})

it('once work has begun the price less the share of the work that is done', () => {
  expect(given({})).toBe(8_000)
  expect(given({ workDonePercent: 49 })).toBe(5_100)
  expect(given({ status: 'Cancelled', workDonePercent: 0 })).toBe(9_999)
})

it('from half of the work on nothing, unless too much was paid', () => {
  expect([given({ workDonePercent: 50 }), given({ status: 'Delivered', workDonePercent: 0 })]).toEqual([0, 0])
  expect(given({ workDonePercent: 80, keptCents: 10_999 })).toBe(1_000)
})

it('for a failure of the studio everything, at any time', () => {
  expect(given({ status: 'Completed', workDonePercent: 100, isOurFailure: true })).toBe(9_999)
})

it('never more than is left of what was paid, never less than nothing', () => {
  const anyFacts = fc.record({
    status: fc.constantFrom(...orderStatuses),
    workDonePercent: fc.integer({ min: 0, max: 100 }),
    isOurFailure: fc.boolean(),
    chargedCents: fc.nat(100_000),
    keptCents: fc.nat(100_000),
  })
  fc.assert(
    fc.property(anyFacts, (some) => {
      const cents = refundByPolicy(policy, some)
      expect(Number.isInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(cents).toBeLessThanOrEqual(some.keptCents)
    }),
  )
})

it('before half of the work is done always more than half of the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 49 }),
      (cents, percent) => {
        expect(
          given({ chargedCents: cents, keptCents: cents, workDonePercent: percent }) * 2,
        ).toBeGreaterThan(cents)
      },
    ),
  )
})
