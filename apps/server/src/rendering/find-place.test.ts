import type { ContentItem } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'
import { describe, expect, it } from 'vitest'
import type { PageFault } from './check-pages.ts'
import { findPlace } from './find-place.ts'

const seed = readItems()

type Fields = Record<string, unknown>

const changed = (items: ContentItem[], name: string, more: Fields) =>
  items.map((item) =>
    `${item.kind}/${item.key}` === name ? { ...item, fields: { ...Object(item.fields), ...more } } : item,
  )
const without = (items: ContentItem[], name: string) =>
  items.filter(({ kind, key }) => `${kind}/${key}` !== name)
const renamed = (items: ContentItem[], name: string, key: string) =>
  items.map((item) => (`${item.kind}/${item.key}` === name ? { ...item, key } : item))
const fieldsOf = (name: string): Fields =>
  Object(seed.find(({ kind, key }) => `${kind}/${key}` === name)?.fields)
const closingOf = (name: string, to: string) => ({
  closing: { ...Object(fieldsOf(name)['closing']), ctas: [{ label: 'Read', to }] },
})
const linksTo = (...links: string[]) => ({ links: links.map((to) => ({ label: 'Read', to })) })

const placeOf = (fault: PageFault, items: ContentItem[], before = seed) => {
  const place = findPlace(fault, items, before)
  return place && `${place.item.kind}/${place.item.key} ${place.field}`.trim()
}

describe('A link to nowhere', () => {
  const broken = (page: string, what: string): PageFault => ({ page, kind: 'link', what })

  it('is found where the release has changed it, before where it stood already', () => {
    const both = changed(
      changed(seed, 'questions/accounts', linksTo('/gone')),
      'questions/urgent',
      linksTo('/gone'),
    )
    const before = changed(seed, 'questions/accounts', linksTo('/gone'))
    expect(placeOf(broken('/faq', '/gone'), both, before)).toBe('questions/urgent links.0.to')
  })

  it('is found on its page, also where the release changed only what it led to', () => {
    const slug = 'a-content-plan-on-one-page'
    const before = changed(seed, 'pages/about', closingOf('pages/about', `/blog/${slug}`))
    const after = changed(without(before, `articles/${slug}`), 'questions/urgent', linksTo(`/blog/${slug}`))
    expect(placeOf(broken('/about', `/blog/${slug}`), after, before)).toBe('pages/about closing.ctas.0.to')
    expect(placeOf(broken('/faq', `/blog/${slug}`), after, before)).toBe('questions/urgent links.0.to')
  })

  it('is found as the page has it: with names in braces filled in, and resolved', () => {
    const after = changed(seed, 'questions/urgent', linksTo('/contact', ' /a/..//{orderPrefix}#x '))
    expect(placeOf(broken('/faq', '/NW#x'), after)).toBe('questions/urgent links.1.to')
  })

  it('to an anchor of its own page is not taken for that of another', () => {
    const after = changed(seed, 'pages/about', closingOf('pages/about', '#terms'))
    expect(placeOf(broken('/contact', '#terms'), after)).toBeNull()
    expect(placeOf(broken('/about', '#terms'), after)).toBe('pages/about closing.ctas.0.to')
  })

  it('of the software is in no item', () => {
    expect(
      placeOf(broken('/faq', '/gone'), changed(seed, 'questions/urgent', { question: '/gone' })),
    ).toBeNull()
  })
})

describe('An anchor that is taken', () => {
  const taken = (page: string, what: string): PageFault => ({ page, kind: 'anchor', what })

  it('is the key of an item, or a field', () => {
    expect(placeOf(taken('/faq', 'main'), renamed(seed, 'questions/urgent', 'main'))).toBe('questions/main')
    const groups = [{ ...Object((fieldsOf('pages/pricing')['groups'] as object[])[0]), key: 'main' }]
    expect(placeOf(taken('/pricing', 'main'), changed(seed, 'pages/pricing', { groups }))).toBe(
      'pages/pricing groups.0.key',
    )
  })

  it('of two lists is that of the item which the release has changed', () => {
    const before = renamed(seed, 'case-studies/payroll-page', 'one')
    const after = renamed(before, 'samples/ad-copy', 'one')
    expect(placeOf(taken('/portfolio', 'one'), after, before)).toBe('samples/one')
  })

  it('of another page or of the software is in no item', () => {
    expect(placeOf(taken('/faq', 'edits'), renamed(seed, 'samples/ad-copy', 'edits'))).toBeNull()
  })
})

describe('A page that is too large', () => {
  const large = (page: string): PageFault => ({ page, kind: 'size', what: '70 KB' })

  it('is so for its longest text, unless many are large together', () => {
    const answer = ['Short.', 'x'.repeat(80_000)]
    expect(placeOf(large('/faq'), changed(seed, 'questions/urgent', { answer }))).toBe(
      'questions/urgent answer.1',
    )
    expect(placeOf(large('/faq'), seed)).toBeNull()
  })

  it('shows no texts of articles in their list', () => {
    const article = 'articles/a-content-plan-on-one-page'
    const after = changed(seed, article, { content: 'x'.repeat(200_000) })
    expect(placeOf(large('/blog'), after)).toBeNull()
    expect(placeOf(large('/blog/a-content-plan-on-one-page'), after)).toBe(`${article} content`)
  })
})

describe('A page that cannot be rendered', () => {
  const broken = (page: string): PageFault => ({ page, kind: 'broken', what: 'TypeError' })
  const asked = changed(seed, 'questions/urgent', { question: 'How?' })

  it('is so for the one item of it that the release changes, and its one field', () => {
    expect(placeOf(broken('/faq'), asked)).toBe('questions/urgent question')
    expect(placeOf(broken('/faq'), changed(asked, 'questions/urgent', { place: 1 }))).toBe('questions/urgent')
    expect(placeOf(broken('/faq'), without(seed, 'questions/urgent'))).toBe('questions/urgent')
    expect(placeOf(broken('/legal/terms'), changed(asked, 'policies/terms', { numbered: false }))).toBe(
      'policies/terms numbered',
    )
  })

  it('names none of several, and none of another page', () => {
    expect(placeOf(broken('/faq'), changed(asked, 'questions/accounts', { place: 40 }))).toBeNull()
    expect(placeOf(broken('/order/PS-025'), asked)).toBeNull()
    expect(placeOf({ ...broken('/'), kind: 'unknown' }, asked)).toBeNull()
  })
})
