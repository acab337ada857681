import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { passageOf, placed, placeOf } from './passage.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '👩‍👩‍👧', '剎'), maxLength: 40 })

it('a passage is quoted exactly where it stands in a newer version, or it stands there not at all or more than once', () => {
  fc.assert(
    fc.property(text, text, (quote, newer) => {
      const start = placeOf({ quote }, newer)
      let count = 0
      for (let at = 0; at < newer.length; at += 1) if (placed(newer, { start: at, quote })) count += 1
      expect(start !== null).toBe(count === 1)
      if (start !== null) expect(newer.slice(start, start + quote.length)).toBe(quote)
    }),
    { numRuns: 2_000 },
  )
})

it('a passage of which one letter changed is not there any more', () => {
  expect(placeOf({ quote: 'the rims' }, 'Clean the rim with alcohol.')).toBeNull()
  expect(placeOf({ quote: 'the rims' }, 'Clean the rims with alcohol.')).toBe(6)
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
  const missed = (quote: string, plain: string) => expect(placeOf({ quote }, plain)).toBeNull()
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
