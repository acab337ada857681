import { expect, test } from 'vitest'
import { ageOf, dueIn, spanOf } from './spans.ts'

const now = Date.parse('2026-11-20T10:00:00.000Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [47 * 60 + 59, '47 h'],
  [48 * 60, '2 d'],
])('%i minutes are told as %s', (minutes, told) => expect(spanOf(minutes * 60_000)).toBe(told))

test('a promise is told by what is left of it, or by how late it is', () => {
  expect(dueIn(at(90), now)).toEqual({ text: '1 h left', working: 'closed until then', isLate: false })
  expect(dueIn(at(-5), now)).toEqual({ text: '5 min late', working: '', isLate: true })
  expect(dueIn(null, now)).toEqual({ text: 'No date', working: '', isLate: false })
})

test('a duty in hand tells since when', () => {
  expect(ageOf(at(0), now)).toBe('just now')
  expect(ageOf(at(-125), now)).toBe('for 2 h')
})
