import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { parseText } from './parse-text.ts'
import { spelledAs } from './spelling.ts'
import { type Voice, voiceFindings } from './voice.ts'

const none: Voice = { use: [], avoid: [], spelling: null, person: null, links: [] }
const found = (markdown: string, voice: Partial<Voice>) =>
  voiceFindings(blocksOf(parseText(markdown)), { ...none, ...voice }).map(({ rule, words, count }) => [
    rule,
    words,
    count,
  ])

describe('The voice of a client', () => {
  it('wants words that a text has, and finds those that it does not', () => {
    expect(found('Our Sourdough rises slowly.', { use: ['sourdough', 'rises slowly', 'oven'] })).toEqual([
      ['use', 'oven', 0],
    ])
  })

  it('counts what a text should not have, also twice in a row, and no part of a word', () => {
    expect(
      found('Very very cheap. Everyone. Cheap, as chips!', { avoid: ['very', 'cheap as chips', 'one'] }),
    ).toEqual([
      ['avoid', 'very', 2],
      ['avoid', 'cheap as chips', 1],
    ])
  })

  it.each([
    ['en-US', 'The colour of the analysed centre.', ['colour', 'analysed', 'centre']],
    ['en-GB', 'The color of the analyzed center.', ['color', 'analyzed', 'center']],
    ['en-US', 'The analysis has its emphasis on travel.', []],
    ['en-GB', 'The fulfilment was cancelled, and its defence fuelled.', []],
    ['en-US', 'The fulfillment was canceled, and its defense fueled.', []],
  ] as const)('finds words of another spelling than %s: %s', (spelling, text, words) => {
    expect(found(text, { spelling })).toEqual(words.map((word) => ['spelling', word, 1]))
  })

  it('hears who speaks', () => {
    expect(found('We bake. I sell my bread.', { person: 'we' })).toEqual([
      ['person', 'i', 1],
      ['person', 'my', 1],
    ])
  })

  it('wants the pages that a text leads to', () => {
    const links = ['https://bakery.example/shop', '/about']
    expect(found('Buy [here](https://bakery.example/shop).', { links })).toEqual([['link', '/about', 0]])
  })

  it('says nothing where nothing was agreed', () => {
    expect(found('I like colour.', {})).toEqual([])
  })

  it.each([
    ['honourable', 'en-GB'],
    ['fulfill', 'en-US'],
    ['fulfil', 'en-GB'],
    ['organisation', 'en-GB'],
    ['favorites', 'en-US'],
  ])('knows whose %s is', (word, spelling) => {
    expect(spelledAs(word)).toBe(spelling)
  })

  it.each([
    'travel',
    'organism',
    'realist',
    'laboratory',
    'humorous',
    'honorary',
    'analyses',
    'analyst',
    'minimis',
    'license',
    'practice',
    'meter',
    'defensive',
    'laborious',
    'total',
  ])('leaves %s, which both write', (word) => {
    expect(spelledAs(word)).toBeNull()
  })
})
