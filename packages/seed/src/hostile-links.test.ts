import { problemsOf } from '@northword/contract/content/check-items'
import type { ContentItem } from '@northword/contract/content/content-items'
import { describe, expect, it } from 'vitest'
import { readItems } from './read-items.ts'
import { type Path, withValue } from './testing/with-value.ts'

const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://evil.example',
  'file:///etc/passwd',
]

const isLink = (text: string) => /^(\/[a-z#]|#|mailto:|https:\/\/)\S*$/.test(text)

/** Paths of all links in an item. */
function linksIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isLink(value) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((each, at) => linksIn(each, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => linksIn(each, [...path, name]))
}

const items = readItems()
const links = items.flatMap((item) => linksIn(item.fields).map((path) => ({ item, path })))

describe('Every link of the site', () => {
  it('is one of many', () => expect(links.length).toBeGreaterThan(20))

  it.each(hostile)('is refused where it runs something or leaves the site unseen: %s', (text) => {
    const kept = links.filter(({ item, path }) => {
      const fields = withValue(item.fields, path, text)
      const changed = items.map((each): ContentItem => (each === item ? { ...item, fields } : each))
      return problemsOf(changed).length === 0
    })
    expect(kept.map(({ item, path }) => `${item.kind}/${item.key} ${path.join('.')}`)).toEqual([])
  })
})
