import { loadArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintsOf } from './fingerprints.ts'

const word = fc.constantFrom(...Array.from({ length: 400 }, (_, at) => `word${at}`))
const words = fc.array(word, { maxLength: 60 })

/** Share of one text's fingerprints found in the other. */
function share(one: string, other: string) {
  const [prints, others] = [fingerprintsOf(one), new Set(fingerprintsOf(other))]
  return prints.filter((print) => others.has(print)).length / Math.max(1, prints.length)
}

describe('The fingerprints of two texts', () => {
  it('meet wherever eleven words in a row are the same', () => {
    const run = fc.array(word, { minLength: 11, maxLength: 20 })
    fc.assert(
      fc.property(words, words, words, words, run, (a, b, c, d, same) => {
        expect(share([...a, ...same, ...b].join(' '), [...c, ...same, ...d].join(', '))).toBeGreaterThan(0)
      }),
    )
  })

  it('do not meet where no eight words in a row are the same', () => {
    fc.assert(
      fc.property(words, (all) => {
        const spread = all.flatMap((one, at) => ((at + 1) % 7 === 0 ? [one, `else${at}`] : [one]))
        expect(share(spread.join(' '), all.join(' '))).toBe(0)
      }),
    )
  })

  it('are all the same for a text in capitals and without its commas', () => {
    const text = 'Clean the rims with alcohol before you replace the pads, as a bottle is cheaper than pads.'
    expect(share(text.toUpperCase().replaceAll(',', ''), text)).toBe(1)
  })

  it('of our own articles do not meet', async () => {
    const texts = await Promise.all(articles.map(async ({ slug }) => JSON.stringify(await loadArticle(slug))))
    const [first = '', ...others] = texts
    expect(fingerprintsOf(first).length).toBeGreaterThan(100)
    for (const other of others) expect(share(first, other)).toBeLessThan(0.01)
  })
})
