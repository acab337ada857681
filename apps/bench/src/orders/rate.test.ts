import { expect, it } from 'vitest'
import { rateRow } from './rate.ts'

const outcome = { succeeded: 12_000, refused: 0, unanswered: 0, seconds: 60, p99: 42.4 }

it('meets a rate where every order was answered', () => {
  expect(rateRow('PGlite', 200, outcome)).toMatchObject({
    measured: '42 ms (200/s answered, 0 refused, 0 not answered)',
    isMet: true,
  })
})

it.each([
  ['fewer were answered', { succeeded: 6_180 }, '42 ms (103/s answered, 0 refused, 0 not answered)'],
  ['one was refused', { refused: 1 }, '42 ms (200/s answered, 1 refused, 0 not answered)'],
  ['one was not answered', { unanswered: 1 }, '42 ms (200/s answered, 0 refused, 1 not answered)'],
])('misses it where %s, and says so', (_, change, measured) => {
  expect(rateRow('PGlite', 200, { ...outcome, ...change })).toMatchObject({ measured, isMet: false })
})
