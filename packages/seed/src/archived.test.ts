import { checkItems, knownTokens, problemsOf } from '@northword/contract/content/check-items'
import type { ContentItem } from '@northword/contract/content/content-items'
import { namesOf } from '@northword/contract/content/names-of'
import { referencesIn } from '@northword/contract/content/references-in'
import { siteContentOf } from '@northword/contract/content/site-content'
import { warningsOf } from '@northword/contract/content/warnings-of'
import { describe, expect, test } from 'vitest'
import { readItems } from './read-items.ts'
import { seed } from './seed.ts'
import { withValue } from './testing/with-value.ts'

const items = readItems()
const skus = seed.catalogue.map(({ sku }) => sku)
/** Services that no field names. */
const alone = skus.filter((sku) => namesIn(items, sku).length === 0)

function namesIn(site: readonly ContentItem[], sku: string) {
  return site.flatMap(({ kind, key, fields }) =>
    referencesIn({ kind, key, fields })
      .filter(({ to, name }) => to === 'service' && name === sku)
      .map(({ field }) => ({ kind, key, field })),
  )
}

const changing = (sku: string, change: object, site = items) =>
  site.map((item): ContentItem =>
    item.kind === 'services' && item.key === sku
      ? { ...item, fields: { ...Object(item.fields), ...change } }
      : item,
  )
const archiving = (sku: string, site = items) => changing(sku, { archived: true }, site)
const removing = (sku: string, site = items) =>
  site.filter(({ kind, key }) => kind !== 'services' || key !== sku)

describe('An archived service', () => {
  test.each(alone)('%s is on no part of the site, as a removed one', (sku) => {
    const archived = archiving(sku)
    expect(() => checkItems(archived)).not.toThrow()
    expect(siteContentOf(archived)).toEqual(siteContentOf(removing(sku)))
    expect(namesOf(archived)).toEqual(namesOf(removing(sku)))
    expect(knownTokens(archived)).toEqual(knownTokens(removing(sku)))
    expect(warningsOf(archived)).toEqual(warningsOf(removing(sku)))
  })

  test('is named by cards, case studies and samples of the seed', () => {
    const kinds = skus.flatMap((sku) => namesIn(items, sku).map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['pages', 'case-studies', 'samples']))
  })

  test.each(skus.filter((sku) => !alone.includes(sku)))(
    '%s is told of in each field that names it',
    (sku) => {
      const message = `The service “${sku}” is archived`
      const told = namesIn(items, sku).map((place) => ({ ...place, message }))
      expect(problemsOf(archiving(sku))).toEqual(told)
      expect(
        problemsOf(removing(sku)).map(({ kind, key, field }) => ({ kind, key, field, message })),
      ).toEqual(told)
    },
  )

  test.each([
    ['pages', 'home', 'closing.text'],
    ['pages', 'pricing', 'included.items.0'],
    ['policies', 'terms', 'head.intro'],
    ['articles', 'a-content-plan-on-one-page', 'content'],
    ['questions', 'revisions', 'answer.0'],
    ['samples', 'ad-copy', 'title'],
    ['services', 'PS-025', 'description'],
    ['studio', 'brand', 'tagline'],
  ])('is told of in the sentence %s/%s %s, which has its price', (kind, key, field) => {
    const [sku = ''] = alone
    const priced = items.map((item): ContentItem =>
      item.kind === kind && item.key === key
        ? { ...item, fields: withValue(item.fields, field.split('.'), `It costs {price:${sku}}.`) }
        : item,
    )
    expect(problemsOf(priced)).toEqual([])
    const message = `{price:${sku}} names a service that is archived`
    expect(problemsOf(archiving(sku, priced))).toContainEqual({ kind, key, field, message })
  })

  test.each([
    {
      where: 'a text has its number',
      place: { kind: 'questions', key: 'revisions', field: 'answer.0', check: 'service' },
      text: `Order ${alone[0]}.`,
      message: `The service ${alone[0]} is archived.`,
    },
    {
      where: 'a link leads to it',
      place: { kind: 'policies', key: 'terms', field: 'contact.links.0.to', check: 'link' },
      text: `/order/${alone[0]}`,
      message: `The link /order/${alone[0]} leads nowhere.`,
    },
  ])('has a warning where $where', ({ place, text, message }) => {
    const path = place.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    const saying = items.map((item): ContentItem =>
      item.kind === place.kind && item.key === place.key
        ? { ...item, fields: withValue(item.fields, path, text) }
        : item,
    )
    const warning = { ...place, message }
    expect(warningsOf(saying)).not.toContainEqual(warning)
    expect(warningsOf(archiving(alone[0] ?? '', saying))).toContainEqual(warning)
  })

  test('leaves a studio without a service if it was the last', () => {
    const none = items.map((item): ContentItem =>
      item.kind === 'services' ? { ...item, fields: { ...Object(item.fields), archived: true } } : item,
    )
    expect(problemsOf(none)).toContainEqual({
      kind: 'pages',
      key: 'services',
      field: '',
      message: 'A site has at least one service',
    })
    expect(knownTokens(none)).toBeNull()
  })

  test('may name what is gone until it is sold again', () => {
    const [sku = ''] = alone
    const wrong = { section: 'nowhere', description: 'Instead of {price:PS-001}.' }
    expect(problemsOf(changing(sku, { ...wrong, archived: true }))).toEqual([])
    const fields = problemsOf(changing(sku, wrong)).map(({ field }) => field)
    expect(fields).toEqual(['description', 'section'])
  })

  test.each([
    ['a field that is wrong', { name: '' }, 'name'],
    ['an answer that is none', { archived: 'yes' }, 'archived'],
  ])('has a problem for %s', (_, wrong, field) => {
    const [sku = ''] = alone
    const problems = problemsOf(changing(sku, { archived: true, ...wrong }))
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'services', key: sku, field }))
  })
})

test.each(skus)('%s is sold again as it was, once it is archived no more', (sku) => {
  expect(siteContentOf(changing(sku, { archived: false }))).toEqual(seed)
})
