import { describe, expect, test } from 'vitest'
import {
  bannerAnswer,
  isAnswerCurrent,
  lastSignificantChange,
  nothingOptional,
  parsePreferences,
  preferencesWhere,
  shownByDefault,
} from './consent.ts'

test('the switches begin as the specification says', () => {
  expect(shownByDefault).toEqual({ essential: true, analytics: true, marketing: false, functional: true })
})

test('the buttons of the banner stand for an answer each, and nothing else does', () => {
  expect([bannerAnswer('accept'), bannerAnswer('decline')]).toEqual([shownByDefault, nothingOptional])
  for (const value of [undefined, '', 'Accept', '__proto__']) expect(bannerAnswer(value)).toBeNull()
})

test('preferences are what was switched on, and Essential always is', () => {
  expect(preferencesWhere(() => false)).toEqual(nothingOptional)
  expect(preferencesWhere((category) => category === 'marketing')).toEqual({
    ...nothingOptional,
    marketing: true,
  })
})

describe('stored preferences', () => {
  test.each([shownByDefault, nothingOptional])('are read back as they were stored', (preferences) => {
    expect(parsePreferences(JSON.parse(JSON.stringify(preferences)))).toEqual(preferences)
  })

  test('are read without what does not belong to them', () => {
    expect(parsePreferences({ ...nothingOptional, admin: true })).toEqual(nothingOptional)
  })

  test.each([
    undefined,
    null,
    true,
    'functional',
    [],
    {},
    { ...shownByDefault, essential: false },
    { ...shownByDefault, analytics: 'true' },
    { ...shownByDefault, marketing: 1 },
    { essential: true, analytics: true, marketing: true },
  ])('are none where %o is stored', (value) => {
    expect(parsePreferences(value)).toBeNull()
  })
})

describe('an answer', () => {
  const now = new Date('2026-03-06T12:00:00Z')

  test.each(['2026-03-06', '2025-03-07'])('of %s holds on March 6, 2026', (day) => {
    expect(isAnswerCurrent(day, now)).toBe(true)
  })

  test.each(['2025-03-06', '2020-01-01', '2026-03-07', '9999-12-31', '', 'yesterday', '2026-13-45'])(
    'of “%s” does not',
    (day) => {
      expect(isAnswerCurrent(day, now)).toBe(false)
    },
  )

  test('to an older question does not hold, however young it is', () => {
    expect(isAnswerCurrent('2024-12-14', new Date('2024-12-20'))).toBe(false)
    expect(isAnswerCurrent(lastSignificantChange, new Date('2024-12-20'))).toBe(true)
  })
})
