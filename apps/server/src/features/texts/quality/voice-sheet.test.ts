import { describe, expect, it } from 'vitest'
import { blocksOf } from '../markdown/blocks-of.ts'
import { parseText } from '../markdown/parse-text.ts'
import { spelledAs } from './spelling.ts'
import { type VoiceRules, voiceFindings } from './voice-sheet.ts'

const none: VoiceRules = { use: [], avoid: [], spelling: null, person: null, links: [] }
const found = (markdown: string, voice: Partial<VoiceRules>) =>
  voiceFindings(blocksOf(parseText(markdown)), { ...none, ...voice })?.map(({ rule, words, count }) => [
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
      ['person', 'I', 1],
      ['person', 'my', 1],
    ])
    expect(found("I’m here, and I'll stay. (i) One. (ii) Two.", { person: 'we' })).toEqual([
      ['person', "I'm", 1],
      ['person', "I'll", 1],
    ])
    expect(found('The US market knows us. We’ve sold there.', { person: 'I' })).toEqual([
      ['person', 'us', 1],
      ['person', "we've", 1],
    ])
  })

  it.each([
    ['of another case', 'ACME bakes. AcMe sells.', 'acme', 2],
    ['with a typographic apostrophe', "Don’t wait. DON'T!", "don't", 2],
    ['that was agreed with one', "Don't wait.", 'Don’t', 1],
    ['with a genitive', 'Sourdough’s crust, of sourdough.', 'sourdough', 2],
    ['whose letters are put together', 'Cafe\u0301 noir', 'café', 1],
    ['with a hyphen that does not break', 'A well\u2011known name.', 'well-known', 1],
    ['with signs of patterns', 'Is it (really) good? $5.', 'it (really', 1],
    ['that is a sign', 'Wow! Really! Yes — no.', '!', 2],
    ['that is another sign', 'Yes — no.', '—', 1],
    ['in Chinese, without spaces', '我们很专业，也很专心。专业！', '专业', 2],
    ['in Chinese beside Latin letters', '用AI写作', 'ai', 1],
    ['in Japanese', 'おいしいコーヒーです。', 'コーヒー', 1],
    ['in Thai, without spaces', 'อาหารราคาถูกมาก', 'ราคาถูก', 1],
    ['in Arabic', 'خبز رخيص جدا', 'رخيص', 1],
    ['in Russian', 'Дёшево и ДЁШЕВО', 'дёшево', 2],
  ])('finds a phrase %s', (_what, text, phrase, count) => {
    expect(found(text, { avoid: [phrase] })).toEqual([['avoid', phrase, count]])
    expect(found(text, { use: [phrase] })).toEqual([])
  })

  it.each([
    ['one paragraph into the next', 'It is fast\n\nDelivery is free.', 'fast delivery'],
    ['one cell into the next', '| fast | delivery |\n| --- | --- |\n| a | b |', 'fast delivery'],
    ['one Chinese sentence into the next', '这很专。业务好。', '专业'],
  ])('reads no phrase from %s', (_what, text, phrase) => {
    expect(found(text, { avoid: [phrase] })).toEqual([])
  })

  it('reads no code', () => {
    expect(found('```\ncheap colour\n```', { avoid: ['cheap'], spelling: 'en-US' })).toEqual([])
  })

  it('finds another spelling in words with a hyphen or a genitive too', () => {
    expect(found('A colour-coded map, the colour’s name.', { spelling: 'en-US' })).toEqual([
      ['spelling', 'colour', 2],
    ])
  })

  it('lists at most twenty findings of a rule', () => {
    const many = Array.from({ length: 100 }, (_, at) => `word${at}`)
    expect(found(many.join(' '), { avoid: many, use: many.map((word) => `${word} missing`) })).toHaveLength(
      40,
    )
  })

  it('wants the pages that a text leads to', () => {
    const links = ['https://bakery.example/shop', 'https://bakery.example/about']
    expect(found('Buy [here](https://bakery.example/shop).', { links })).toEqual([
      ['link', 'https://bakery.example/about', 0],
    ])
  })

  it.each([
    ['https://bakery.example', 'https://bakery.example/'],
    ['https://bakery.example/shop', 'https://bakery.example/shop/'],
    ['https://bakery.example/shop/', 'https://Bakery.Example/shop#bread'],
    ['https://bakery.example/shop#bread', 'https://bakery.example/shop'],
    ['https://bakery.example/?of=1', 'https://bakery.example?of=1'],
  ])('takes %s and %s for one page', (link, written) => {
    expect(found(`[Here](${written}) and [there](/about).`, { links: [link] })).toEqual([])
  })

  it.each([
    ['https://bakery.example/shop?of=1', 'https://bakery.example/shop?of=2'],
    ['https://bakery.example/Shop', 'https://bakery.example/shop'],
    ['https://bakery.example/', 'https://bakery.example.evil.example/'],
  ])('takes %s and %s for two', (link, written) => {
    expect(found(`[Here](${written}).`, { links: [link] })).toEqual([['link', link, 0]])
  })

  it('says nothing where nothing was agreed', () => {
    expect(found('I like colour.', {})).toBeUndefined()
    expect(voiceFindings([], none)).toBeNull()
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
