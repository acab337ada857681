import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAt, placeOf } from './passage.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '👩‍👩‍👧', '剎'), maxLength: 40 })

it('a passage is quoted exactly where it stands in a newer version, or it stands there not at all or more than once', () => {
  fc.assert(
    fc.property(text, text, (quote, newer) => {
      const start = placeOf({ quote }, newer)
      let count = 0
      for (let at = 0; at < newer.length; at += 1) if (isAt(newer, { start: at, quote })) count += 1
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
