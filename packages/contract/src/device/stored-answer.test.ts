import { expect, test } from 'vitest'
import { nothingOptional, shownByDefault } from '../site/consent.ts'
import { answerIn, isDespiteSignal, textsOf } from './stored-answer.ts'

const now = new Date('2026-03-06T12:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)

/** Reads from these stored texts. */
const readFrom = (texts: Record<string, string>) => (name: string) => texts[name] ?? null

test.each([shownByDefault, nothingOptional, { ...shownByDefault, marketing: true }])(
  '%o is read back as it was stored, for a year',
  (preferences) => {
    const read = readFrom(textsOf(preferences, false, now))
    expect(answerIn(read, now)).toEqual(preferences)
    expect(answerIn(read, daysLater(364))).toEqual(preferences)
    expect(answerIn(read, daysLater(366))).toBeNull()
  },
)

test('the texts are those of the specification, and the day', () => {
  expect(textsOf(nothingOptional, false, now)).toEqual({
    cookiesAccepted: 'true',
    cookiePreferences: JSON.stringify(nothingOptional),
    nw_consent_day: '2026-03-06',
  })
})

test('an answer in spite of Global Privacy Control is known by its day', () => {
  const read = readFrom(textsOf(shownByDefault, true, now))
  expect([answerIn(read, now), isDespiteSignal(read)]).toEqual([shownByDefault, true])
  expect(isDespiteSignal(readFrom(textsOf(shownByDefault, false, now)))).toBe(false)
  expect(isDespiteSignal(() => null)).toBe(false)
})

test.each<Record<string, string>>([
  {},
  { cookiesAccepted: 'maybe' },
  { cookiesAccepted: 'true', cookiePreferences: '{' },
  { cookiesAccepted: 'true', cookiePreferences: '{"functional":"yes"}' },
  { ...textsOf(shownByDefault, false, now), nw_consent_day: '9999-12-31' },
  { ...textsOf(shownByDefault, false, now), nw_consent_day: '' },
  { ...textsOf(shownByDefault, false, now), nw_consent_day: '2026-13-31' },
])('%o is no answer', (texts) => {
  expect(answerIn(readFrom(texts), now)).toBeNull()
})

test('the flag alone allows nothing optional', () => {
  expect(answerIn(readFrom({ cookiesAccepted: 'true' }), now)).toEqual(nothingOptional)
})
