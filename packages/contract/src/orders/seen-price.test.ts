import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { saleOf } from './seen-price.ts'

const now = new Date('2026-12-20T12:00:00Z')
const cents = fc.integer({ min: 0, max: 200_000 })
const hoursAgo = fc.option(fc.integer({ min: 0, max: 24 * 30 }))
const seenPrice = fc.option(
  fc.record({
    priceCents: cents,
    replacedAt: hoursAgo.map((hours) =>
      hours === null ? null : new Date(now.getTime() - hours * 3_600_000),
    ),
  }),
)

it('A client is not charged more than they saw or agreed to, nor more than today’s price', () => {
  fc.assert(
    fc.property(seenPrice, fc.option(cents), (seen, todayCents) => {
      const sale = saleOf(seen, todayCents, now)
      if (typeof sale === 'string') return
      expect(sale.priceCents).toBeLessThanOrEqual(seen?.priceCents ?? Infinity)
      expect(sale.priceCents).toBeLessThanOrEqual(todayCents ?? Infinity)
    }),
  )
})

it('A question is asked only about a higher price, and only after a week', () => {
  fc.assert(
    fc.property(seenPrice, fc.option(cents), (seen, todayCents) => {
      const age = seen?.replacedAt ? now.getTime() - seen.replacedAt.getTime() : 0
      const isOld = age > 7 * 24 * 3_600_000
      const isHigher = todayCents !== null && seen !== null && todayCents > seen.priceCents
      expect(saleOf(seen, todayCents, now) === 'priceChanged').toBe(isOld && isHigher)
    }),
  )
})

it('A service that is gone is sold for a week to those who saw it', () => {
  const weekAgo = new Date('2026-12-13T12:00:00Z')
  const seen = { priceCents: 2_499, replacedAt: weekAgo }
  expect(saleOf(seen, null, now)).toEqual({ as: 'seen', priceCents: 2_499 })
  expect(saleOf(seen, null, new Date(now.getTime() + 1))).toBe('unknownService')
  expect(saleOf(null, null, now)).toBe('unknownService')
})
