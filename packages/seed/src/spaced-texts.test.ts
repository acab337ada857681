import { problemsOf } from '@northword/contract/content/check-items'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'
import { seed } from './seed.ts'

const spaced = (text: string) => ` ${text} `

/** All texts with a space on both sides, but those at these paths and words of an edit. */
function withSpaces(value: unknown, apart: ReadonlySet<string>, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return apart.has(path.join('.')) ? value : spaced(value)
  if (Array.isArray(value)) return value.map((each, at) => withSpaces(each, apart, [...path, String(at)]))
  if (typeof value !== 'object' || value === null || ('kind' in value && 'text' in value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSpaces(each, apart, [...path, name])]),
  )
}

/** An item with spaces around each text whose check ignores them. */
function spacedItem(item: ContentItem, site: readonly ContentItem[]): ContentItem {
  const apart = new Set<string>()
  for (;;) {
    const fields = withSpaces(item.fields, apart)
    const changed = { ...item, fields }
    const name = itemName(item)
    const problems = problemsOf(
      site.map((each) => (itemName(each) === name ? changed : each)),
      (each) => itemName(each) === name,
    )
    const refused = problems.map(({ field }) => field).filter((field) => !apart.has(field))
    if (refused.length === 0) return problems.length > 0 ? item : changed
    for (const field of refused) apart.add(field)
  }
}

it('A space around a text that passes the check is not published', () => {
  const site = readItems()
  const all = site.map((item) => spacedItem(item, site))
  expect(JSON.stringify(all).split(' "').length).toBeGreaterThan(500)
  expect(problemsOf(all)).toEqual([])
  expect(siteContentOf(all)).toEqual(seed)
  const zone = all.find((item) => itemName(item) === 'studio/hours')
  expect(Object(zone?.fields).timeZone).toBe(spaced(seed.company.timeZone))
})
