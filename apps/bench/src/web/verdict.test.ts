import { expect, it } from 'vitest'
import { compare, type Figures } from './figures.ts'
import { missedTargets, routeRow } from './verdict.ts'

const figures: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaintMs: 660,
  largestPaintMs: 700,
  blockingMs: 0,
  layoutShift: 0,
}
const page = { path: '/faq', isTool: false, isHidden: false }
const twin = { ...figures, accessibility: null, bestPractices: null, seo: null, firstPaintMs: 600 }

it('takes the median of every figure by itself', () => {
  const runs = [900, 660, 600].map((firstPaintMs, index) => ({ ...figures, firstPaintMs, blockingMs: index }))
  const { ours, firstPaintRatio } = compare(runs, [twin])
  expect(ours).toEqual({ ...figures, blockingMs: 1 })
  expect(firstPaintRatio).toBe(1.1)
})

it('shows a route beside its static twin', () => {
  expect(routeRow(page, compare([figures], [twin]))).toEqual({
    what: '/faq',
    measured: '100 100 100 100, FCP 0.66 : 0.60 s = 1.10, LCP 0.70 : 0.70 s = 1.00, TBT 0 : 0 ms, CLS 0 : 0',
    target: '100 × 4, ≤ 1.1, ≤ 1.1, ≤ + 10 ms, 0',
    isMet: true,
  })
})

it('names every target that is missed', () => {
  const slow = {
    ...figures,
    seo: 92,
    firstPaintMs: 670,
    largestPaintMs: 900,
    blockingMs: 41,
    layoutShift: 0.01,
  }
  expect(missedTargets(page, compare([slow], [{ ...twin, blockingMs: 30 }]))).toEqual([
    'SEO 92',
    'CLS 0.01',
    'FCP 1.12',
    'LCP 1.29',
    'TBT + 11 ms',
  ])
})

it('requires neither the speed of a static page nor indexing of a private page', () => {
  const tool = { ...figures, seo: 66, firstPaintMs: 900, blockingMs: 90 }
  const compared = compare([tool], [twin])
  expect(missedTargets({ path: '/dashboard', isTool: true, isHidden: true }, compared)).toEqual([])
  expect(missedTargets({ path: '/login', isTool: true, isHidden: false }, compared)).toEqual(['SEO 66'])
})

it('misses a score that was not given', () => {
  expect(missedTargets(page, compare([{ ...figures, seo: null }], [twin]))).toEqual(['SEO null'])
})
