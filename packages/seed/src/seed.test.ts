import { checkItems } from '@northword/contract/content/check-items'
import type { ContentItem } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { describe, expect, test } from 'vitest'
import { readItems } from './read-items.ts'
import { seed } from './seed.ts'
import { anyMark, markStart, withMarks, withOwnKeys } from './testing/marks.ts'

const items = readItems()

/** The seed with other fields of an item. */
const withFields = (kind: string, key: string, change: (fields: object) => object): ContentItem[] =>
  items.map((item) =>
    item.kind === kind && item.key === key ? { ...item, fields: change(Object(item.fields)) } : item,
  )

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value].filter(isText)

const isText = (value: unknown) => typeof value === 'string'

describe('the seed', () => {
  test('passes the schemas that a desk would check it by', () => {
    expect(() => checkItems(items)).not.toThrow()
  })

  test('passes them without accounts to pay into, and without profiles in social networks', () => {
    const without = withFields('studio', 'accounts', () => ({}))
    expect(() => checkItems(without)).not.toThrow()
    expect(siteContentOf(without).accounts).toEqual({})
    const unseen = withFields('studio', 'brand', (brand) => ({ ...brand, social: {} }))
    expect(() => checkItems(unseen)).not.toThrow()
  })

  test('has every name in braces filled in', () => {
    expect(textsIn({ ...seed, mails: {} }).filter((text) => /[{}]/.test(text))).toEqual([])
    expect(seed.pricing.groups.length).toBeGreaterThan(0)
    expect(seed.heads.pricing.intro).toContain('from $15 to $180')
  })

  test('says when the studio is open in its hours alone', () => {
    const elsewhere = withFields('studio', 'hours', (hours) => ({ ...hours, label: 'Sundays, noon to one' }))
    const parts = Object.entries(siteContentOf(elsewhere)).filter(([part]) => !part.startsWith('article'))
    const told = textsIn(parts)
    expect(told.filter((text) => text.includes('Sundays, noon to one')).length).toBeGreaterThan(5)
    expect(told.filter((text) => /\d [AP]M|HKT|Mon(?:day)?(?:–| to )Fri/.test(text))).toEqual([])
  })

  test('has its sections and groups of prices while a service names them', () => {
    const named = ({ sections, pricing }: typeof seed) => [
      sections.map(({ id, skus }) => `${id} ${skus.length}`),
      pricing.groups.map(({ key }) => key),
    ]
    expect(named(seed).map(({ length }) => length)).toEqual([7, 2])
    const alone = items.filter(({ kind, key }) => kind !== 'services' || key === 'PS-025')
    expect(named(siteContentOf(alone))).toEqual([['articles 1'], ['affordable']])
  })

  test('cannot be changed, at any depth', () => {
    const parts = (value: unknown): object[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : []
    expect(parts(seed).length).toBeGreaterThan(500)
    expect(parts(seed).filter((part) => !Object.isFrozen(part))).toEqual([])
  })

  test('loses no text of a file on its way to the site', () => {
    const marked = withMarks(items)
    const wanted = marked
      .flatMap(({ fields }) => textsIn(fields))
      .filter((text) => text.startsWith(markStart))
    const found = new Set(textsIn(siteContentOf(marked)))
    expect(wanted.length).toBeGreaterThan(900)
    expect(wanted.filter((text) => !found.has(text))).toEqual([])
  })

  test('has other keys and prices than its own wherever it names them', () => {
    const site = siteContentOf(withMarks(withOwnKeys(items)))
    const names = [...site.sections.flatMap(({ skus }) => skus), ...site.articles.map(({ slug }) => slug)]
    expect(names.length).toBeGreaterThan(25)
    expect(names.filter((name) => !anyMark.test(name))).toEqual([])
    const said = JSON.stringify(site)
    expect(said).not.toMatch(/PS-\d/)
    expect(new Set(said.match(/Cents":\d+/g))).toEqual(new Set(['Cents":731337']))
  })

  test('has its articles’ texts by slug', () => {
    expect(Object.keys(seed.articleTexts).toSorted()).toEqual(
      seed.articles.map(({ slug }) => slug).toSorted(),
    )
  })
})

describe('matter is refused, by the name of its item, with', () => {
  test.each<[what: string, items: ContentItem[], problem: RegExp]>([
    [
      'a name in braces that stands for nothing',
      withFields('pages', 'home', (home) => ({ ...home, benefitsHeading: 'From {price:PS-000}' })),
      /^pages\/home: benefitsHeading: \{price:PS-000\} stands for nothing$/,
    ],
    ...['{{brand}}', '{By {brand}}', '{{brand} and {hours}}', '{{{brand}}}'].map(
      (text): [what: string, items: ContentItem[], problem: RegExp] => [
        `braces in braces, as in ${text}`,
        withFields('studio', 'brand', (brand) => ({ ...brand, tagline: text })),
        /^studio\/brand: tagline: Braces cannot stand in braces$/,
      ],
    ),
    [
      'a text that is too long once its braces are filled in',
      withFields('studio', 'brand', (brand) => ({ ...brand, tagline: '{brand}'.repeat(9) })),
      /^studio\/brand: .*Tagline must be at most 80 characters/s,
    ],
    [
      'a link that runs a script',
      withFields('pages', 'contact', (page) => ({
        ...page,
        cta: { label: 'Write', to: 'javascript:alert(1)' },
      })),
      /^pages\/contact: .*A link begins with/s,
    ],
    [
      'a link to another host that looks like a path',
      withFields('pages', 'contact', (page) => ({ ...page, cta: { label: 'Write', to: '//other.example' } })),
      /^pages\/contact: .*A link begins with/s,
    ],
    [
      'a field that there is not',
      withFields('services', 'PS-025', (service) => ({ ...service, color: 'red' })),
      /^services\/PS-025: .*color/s,
    ],
    [
      'a service in no section',
      withFields('services', 'PS-025', (service) => ({ ...service, section: 'nowhere' })),
      /^services\/PS-025: section: There is no section “nowhere”$/,
    ],
    [
      'an article by a stranger',
      withFields('articles', 'a-content-plan-on-one-page', (article) => ({ ...article, author: 'Nobody' })),
      /^articles\/a-content-plan-on-one-page: author: There is no author “Nobody”$/,
    ],
    [
      'an order link to a service that is not sold',
      withFields('samples', 'ad-copy', (sample) => ({ ...sample, services: ['PS-001'] })),
      /^samples\/ad-copy: services\.0: There is no service “PS-001”$/,
    ],
    [
      'a time zone that there is not',
      withFields('studio', 'hours', (hours) => ({ ...hours, timeZone: 'Asia/Kowloon' })),
      /^studio\/hours: .*There is no such time zone/s,
    ],
    [
      'no service',
      items.filter(({ kind }) => kind !== 'services'),
      /^pages\/services: A site has at least one service$/,
    ],
    [
      'a day that ends before it begins',
      withFields('studio', 'hours', (hours) => ({ ...hours, opens: '18:00', closes: '09:00' })),
      /^studio\/hours: closes: The studio closes an hour or more after it opens$/,
    ],
    [
      'a shortest time that is the longest',
      withFields('studio', 'promises', (promises) => ({
        ...promises,
        answerWithinHours: { least: 5, most: 4 },
      })),
      /^studio\/promises: answerWithinHours: The shorter time comes first$/,
    ],
    [
      'a name that names others in braces',
      withFields('studio', 'brand', (brand) => ({ ...brand, brand: 'The {hours} Studio' })),
      /^studio\/brand: brand: Name has no braces/,
    ],
    ['a page missing', items.filter(({ key }) => key !== 'faq'), /^pages\/faq: is missing$/],
    [
      'a page too many',
      [...items, { kind: 'pages', key: 'jobs', fields: {} }],
      /^pages\/jobs: is not known$/,
    ],
  ])('%s', (_, wrong, problem) => {
    expect(() => checkItems(wrong)).toThrow(problem)
  })
})
