import type { ContentItem } from '@northword/contract/content/content-items'
import { warningsOf } from '@northword/contract/content/warnings-of'
import { describe, expect, test } from 'vitest'
import { readItems } from './read-items.ts'

const items = readItems()

/** Warnings that the seed has not, of the seed with another answer to one question. */
const warnedOf = (answer: string) => {
  const changed: ContentItem[] = items.map((item) =>
    item.key === 'revisions' ? { ...item, fields: { ...Object(item.fields), answer: [answer] } } : item,
  )
  const known = new Set(warningsOf(items).map(({ message }) => message))
  return warningsOf(changed).filter(({ message }) => !known.has(message))
}

/** Warnings about links of an article that ends with a text. */
const warnedOfLinks = (text: string) => {
  const [article] = items.filter(({ kind }) => kind === 'articles')
  const changed = items.map((item): ContentItem => {
    const { content, ...fields } = Object(item.fields)
    return item === article ? { ...item, fields: { ...fields, content: `${content}\n${text}` } } : item
  })
  return warningsOf(changed)
    .filter(({ check }) => check === 'link')
    .map(({ field, message }) => `${field}: ${message}`)
}

describe('a studio is warned of', () => {
  test.each([
    ['the number of no service', 'Order PS-001.', 'service', 'There is no service PS-001.'],
    ['a price that no service has', 'It costs $12.34.', 'price', 'No service costs $12.34.'],
    [
      'a number of people that the site does not show',
      'We are 5 people.',
      'people',
      'The site shows 4 people, and a text says “5 people”.',
    ],
  ])('%s', (_, answer, check, message) => {
    expect(warnedOf(answer)).toContainEqual({
      kind: 'questions',
      key: 'revisions',
      field: 'answer.0',
      check,
      message,
    })
  })

  test('a card of the home page that says less than its service costs', () => {
    const dearer = items.map((item) =>
      item.key === 'PS-025' ? { ...item, fields: { ...Object(item.fields), priceCents: 2_999 } } : item,
    )
    expect(warningsOf(dearer).filter(({ check }) => check === 'price')).toContainEqual({
      kind: 'pages',
      key: 'home',
      field: 'featured.cards.0.displayPrice',
      check: 'price',
      message: 'PS-025 costs $29.99, which is not under $25.',
    })
  })

  test.each([
    {
      sku: 'PS-025',
      figure: { words: 800 },
      field: 'features.0',
      message: 'PS-025 has 800 words, and a feature says “600 words”.',
    },
    {
      sku: 'PS-070',
      figure: { words: 1_200 },
      field: 'features.0',
      message: 'PS-070 has 1,200 words, and a feature says “1,700 words in all”.',
    },
    {
      sku: 'PS-025',
      figure: { revisionRounds: 0 },
      field: 'features.4',
      message: 'PS-025 has 0 revision rounds, and a feature says “1 revision round”.',
    },
    {
      sku: 'PS-250',
      figure: { revisionRounds: 'unlimited' },
      field: 'features.4',
      message: 'PS-250 has unlimited revisions, and a feature says “2 revision rounds for each article”.',
    },
  ])('a feature of $sku that says another figure than $figure', ({ sku, figure, field, message }) => {
    const changed = items.map((item) =>
      item.key === sku ? { ...item, fields: { ...Object(item.fields), ...figure } } : item,
    )
    const found = warningsOf(changed).filter(({ check }) => check === 'feature')
    expect(found).toEqual([{ kind: 'services', key: sku, field, check: 'feature', message }])
  })

  test.each([
    ['paypal', 'No PayPal address is set up at “Ways to be paid”.'],
    ['bank', 'No bank account is set up at “Ways to be paid”.'],
  ])('each text that names a way to be paid that is not set up, %s', (account, message) => {
    const changed = items.map((item) =>
      item.key === 'accounts' ? { ...item, fields: { ...Object(item.fields), [account]: undefined } } : item,
    )
    const found = warningsOf(changed).filter(({ check }) => check === 'way')
    const question = { kind: 'questions', key: 'payment-methods', field: 'answer.0' }
    expect(found).toContainEqual({ ...question, check: 'way', message })
    const keys = ['payment-methods', 'pricing', 'privacy', 'refund', 'refunds', 'terms']
    expect([...new Set(found.map(({ key }) => key))].toSorted()).toEqual(keys)
    // The client's own bank is none.
    expect(found.filter(({ key }) => key === 'terms')).toHaveLength(1)
  })

  /** Warnings about the time to read an article of so many words. */
  const warnedOfTime = (words: number, readTime: number) => {
    const content = '# word -\n'.repeat(words)
    const changed = items.map((item) =>
      item.key === 'a-brief-a-stranger-can-follow'
        ? { ...item, fields: { ...Object(item.fields), content, readTime } }
        : item,
    )
    const found = warningsOf(changed).filter(({ check }) => check === 'time')
    return found.map(({ field, message }) => `${field}: ${message}`)
  }

  test.each([
    [2_250, 9, 'It has 2,250 words, about 10 minutes to read, and it says 9.'],
    [2_250, 12, 'It has 2,250 words, about 10 minutes to read, and it says 12.'],
    [100, 2, 'It has 100 words, about 1 minute to read, and it says 2.'],
  ])('an article of %i words that takes %i minutes', (words, readTime, message) => {
    expect(warnedOfTime(words, readTime)).toEqual([`readTime: ${message}`])
  })

  test.each([
    [2_250, 10],
    [2_250, 11],
    [100, 1],
  ])('no article of %i words that takes %i minutes', (words, readTime) => {
    expect(warnedOfTime(words, readTime)).toEqual([])
  })

  test('each text that says another size of the team', () => {
    const fewer = items.filter(({ key }) => key !== 'theo-brief')
    const found = warningsOf(fewer).filter(({ check }) => check === 'people')
    expect(found.map(({ key, field, message }) => [key, field, message])).toEqual([
      ['about', 'head.intro', 'The site shows 3 people, and a text says “Four people”.'],
      ['about', 'head.description', 'The site shows 3 people, and a text says “four people”.'],
      ['about', 'people.heading', 'The site shows 3 people, and a text says “Four people”.'],
      ['who-writes', 'links.0.label', 'The site shows 3 people, and a text says “four of us”.'],
    ])
  })

  test('each placeholder that it has left', () => {
    const left = warningsOf(items).filter(({ check }) => check === 'placeholder')
    expect(left.map(({ key, field }) => `${key} ${field}`)).toEqual([
      'accounts bank.number',
      'accounts paypal',
      'brand emails.hello',
      'brand emails.orders',
      'brand emails.legal',
      'brand emails.privacy',
      'brand emails.refunds',
      'brand emails.accessibility',
      'brand phone',
      'brand address.1',
      'brand registrationNumber',
      'brand social.linkedin',
      'brand social.bluesky',
    ])
  })

  test.each([
    ['a page that there is not', '/prices'],
    ['a feed that there is not', '/feed.xml'],
    ['a service that is not sold', '/services#PS-001'],
    ...['https://', 'https://[::1', 'https://shop', 'mailto:', 'mailto:us'].map((to) => [
      'no browser opens',
      to,
    ]),
    ...['http://words.example', 'javascript:alert', 'words.example', '//words.example'].map((to) => [
      'a reader sees as text',
      to,
    ]),
  ])('a link of an article that %s: %s', (_, to = '') => {
    expect(warnedOfLinks(`See [it](${to}).`)).toEqual([`content: The link ${to} leads nowhere.`])
  })

  test.each([
    '[Pricing](/pricing#small?x=1)',
    '[it](https://words.example/a(b)?c#d), [us](mailto:us@words.example?subject=Hi)',
    '[one](/services#PS-025), [top](#top)',
    '[the feed](/blog/feed.atom), [the list](/sitemap.xml)',
  ])('no link of an article that says “%s”', (text) => {
    expect(warnedOfLinks(text)).toEqual([])
  })

  test.each([
    'From {price:PS-025}, or $24.99.',
    'By PayPal or bank transfer. Your bank may charge you.',
    'We are four people. Five people ask one of us, and two of us answer.',
  ])('nothing in “%s”', (answer) => {
    expect(warnedOf(answer)).toEqual([])
  })

  test('a link by itself that no browser opens', () => {
    const elsewhere = items.map((item) =>
      item.key === 'brand'
        ? {
            ...item,
            fields: {
              ...Object(item.fields),
              social: { linkedin: 'https://', bluesky: 'https://b.example' },
            },
          }
        : item,
    )
    expect(warningsOf(elsewhere).filter(({ check }) => check === 'link')).toEqual([
      {
        kind: 'studio',
        key: 'brand',
        field: 'social.linkedin',
        check: 'link',
        message: 'The link https:// leads nowhere.',
      },
    ])
  })

  test('no feature of the seed', () => {
    expect(warningsOf(items).filter(({ check }) => check === 'feature')).toEqual([])
  })

  test('no way to be paid and no number of people of the seed', () => {
    expect(warningsOf(items).filter(({ check }) => check === 'way' || check === 'people')).toEqual([])
  })

  test('no time to read an article of the seed', () => {
    expect(warningsOf(items).filter(({ check }) => check === 'time')).toEqual([])
  })

  test('no broken link of the seed', () => {
    expect(warningsOf(items).filter(({ check }) => check === 'link' || check === 'service')).toEqual([])
  })
})
