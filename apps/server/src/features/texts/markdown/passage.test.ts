import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { passageOf, placed, placeOf } from './passage.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '👩‍👩‍👧', '剎'), maxLength: 40 })

it('a passage is found only where its words stand once, and in its own version is found there', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(text, text, text, text, (before, quote, after, newer) => {
      const places = Array.from({ length: newer.length }, (_, at) => at).flatMap(
        (at) => placed(newer, { start: at, quote }) ?? [],
      )
      const start = placeOf({ quote, before, after }, newer)
      if (start !== null) expect(places.map((place) => place.start)).toEqual([start])
      const [own, second] = places
      if (own && !second) expect(placeOf(own, newer)).toBe(own.start)
    }),
    { numRuns: 2_000 },
  )
})

/** Place in a newer version of words in an older one. */
function moved(quote: string, older: string, newer: string) {
  const own = placed(older, { start: older.lastIndexOf(quote), quote })
  return own && placeOf(own, newer)
}

it('a passage of which one letter changed is not there any more', () => {
  expect(moved('the rims', 'Clean the rims with alcohol.', 'Clean the rim with alcohol.')).toBeNull()
  expect(moved('the rims', 'Clean the rims with alcohol.', 'Please clean the rims with alcohol.')).toBe(13)
})

it('a passage that was deleted is not taken for the same words elsewhere', () => {
  const older = 'Our growth was slow.\n\nFast growth followed.'
  expect(moved('growth', older, 'Our growth was slow.\n\nSales followed.')).toBeNull()
  expect(moved('growth', older, 'We were slow.\n\nThen fast growth followed.')).toBe(25)
  const whole = 'Growth needs patience, and a plan for it.'
  expect(moved(whole, `One.\n\n${whole}\n\nThree.`, `Two.\n\n${whole}\n\nFour.`)).toBe(6)
  expect(moved('art', 'An art to begin.', 'A way to start.')).toBeNull()
})

it('words that were copied are found where they stand once, whatever they are and whatever space is between them', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (words, around) => {
      const plain = around.join('\n\n') + words + around.join(' ')
      const found = passageOf(words, plain)
      if (words.trim() === '') return
      expect(found).not.toBe('missing')
      if (typeof found === 'object') expect(placed(plain, found)).not.toBeNull()
    }),
    { numRuns: 2_000 },
  )
  const plain = 'They squeal.\n\nThey are (very) old.'
  expect(passageOf(' squeal.  They\u00A0are\n(very) ', plain)).toEqual({
    start: 5,
    quote: 'squeal.\n\nThey are (very)',
  })
  expect(passageOf('They', plain)).toBe('ambiguous')
  expect(passageOf('squeals', plain)).toBe('missing')
  expect(passageOf('', plain)).toBe('missing')
  expect(passageOf('aba', 'ababa')).toBe('ambiguous')
})

it('words that were copied are found as a pattern of their words finds them', () => {
  const spaced = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\u00A0', '剎'), maxLength: 30 })
  fc.assert(
    fc.property(spaced, spaced, (words, plain) => {
      const pattern = words.trim().split(/\s+/).join('\\s+')
      const found = pattern === '' ? [] : [...plain.matchAll(new RegExp(`(?=(${pattern}))`, 'g'))]
      const [first] = found.map(({ index: start, 1: quote }) => ({ start, quote }))
      expect(passageOf(words, plain)).toEqual(found.length > 1 ? 'ambiguous' : (first ?? 'missing'))
    }),
    { numRuns: 5_000 },
  )
})

it('passages are found in a text of one letter about as soon as in any other', { tags: ['thorough'] }, () => {
  const letters = 'a'.repeat(95_000)
  const words = 'Clean the rims with alcohol, and look at them. '.repeat(2_100).slice(0, 95_000)
  const quotes = ['b', 'ab', 'aab'].map((end) => `${'a'.repeat(1_000)}${end}${'a'.repeat(990)}`)
  const missed = (quote: string, plain: string) =>
    expect(placeOf({ quote, before: '', after: '' }, plain)).toBeNull()
  const ofWords = () => quotes.forEach(({ length }) => missed(`${words.slice(1, length)}!`, words))
  expect(costOf(() => quotes.forEach((quote) => missed(quote, letters)))).toBeLessThan(10 * costOf(ofWords))

  const spaced = 'a '.repeat(47_000)
  const copied = (some: string, plain: string) => expect(passageOf(some, plain)).toBe('missing')
  const ofCopied = () => copied(`${words.slice(0, 2_000)}!`, words)
  expect(costOf(() => copied(`${'a '.repeat(999)}b`, spaced))).toBeLessThan(10 * costOf(ofCopied))
})

/** Processor time of twenty runs, in microseconds. */
function costOf(work: () => void): number {
  const before = process.cpuUsage()
  for (let time = 0; time < 20; time += 1) work()
  return process.cpuUsage(before).user
}

it('a passage is kept with what stands around it, in which no sign is cut in two', () => {
  expect(placed('Clean the rims with alcohol.', { start: 6, quote: 'the rims' })).toEqual({
    start: 6,
    quote: 'the rims',
    before: 'Clean ',
    after: ' with alcohol.',
  })
  const signs = '😀'.repeat(80)
  expect(placed(`${signs}x${signs}`, { start: 160, quote: 'x' })?.before.isWellFormed()).toBe(true)
  expect(placed('Clean the rims.', { start: 5, quote: 'the rims' })).toBeNull()
})
