import { describe, expect, it } from 'vitest'
import { blocksOf } from '../markdown/blocks-of.ts'
import { parseText } from '../markdown/parse-text.ts'
import { qualitySheetOf } from './quality-sheet.ts'

const sheetOf = (markdown: string) => qualitySheetOf(blocksOf(parseText(markdown)))

describe('The quality sheet of a text', () => {
  it('counts words as anybody would, and no code', () => {
    expect(
      sheetOf('# A well-known fact\n\nDon’t pay $2.50, dear Dr. Chan. 剎車\n\n```\nnot this\n```').words,
    ).toBe(3 + 6 + 2)
  })

  it('lists the sentences that are too long', () => {
    const long = `Word${' word'.repeat(30)}.`
    expect(sheetOf(`Short. ${long}`).longSentences).toEqual([{ text: long, words: 31 }])
  })

  it('lists the words that are said too often', () => {
    const text = `${'Brakes squeal when rims get dirty. '.repeat(3)}${'Brakes do. '.repeat(3)}`
    expect(sheetOf(text).frequentWords).toEqual([{ word: 'brakes', count: 6 }])
  })

  it.each([
    ['https://bakery.example/path?q=1#top', true],
    ['http://bücher.example', true],
    ['/about', true],
    ['#brakes', true],
    ['mailto:nora@bakery.example', true],
    ['mailto:nora', false],
    ['https://', false],
    ['https://bakery', false],
    ['https:/about', false],
    ['https:bakery.example/about', false],
    ['bakery.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//bakery.example', false],
    ['#', false],
  ])('finds whether %s leads anywhere: %s', (href, leads) => {
    expect(sheetOf(`A [link](<${href}>).`).brokenLinks).toEqual(leads ? [] : [href])
  })

  it('is of zeros for an empty text', () => {
    expect(sheetOf('')).toEqual({
      words: 0,
      sentences: 0,
      readingGrade: null,
      longSentences: [],
      frequentWords: [],
      brokenLinks: [],
    })
  })
})
