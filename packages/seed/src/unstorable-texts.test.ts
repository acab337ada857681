import { saveSiteDraftInput } from '@northword/contract/desk/site'
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'
import { withValue } from './testing/with-value.ts'

/** Paths of all texts in a value. */
function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}

it.each(['a\u0000b', 'a\ud800b'])('The field is named whose text no database stores: %j', (text) => {
  let tried = 0
  for (const { kind, key, fields } of readItems())
    for (const path of textsIn(fields)) {
      const input = { kind, key, version: 1, fields: withValue(fields, path, text) }
      const [issue] = saveSiteDraftInput.safeParse(input).error?.issues ?? []
      expect([issue?.path.map(String), issue?.message]).toEqual([
        ['fields', ...path],
        'A text contains characters that cannot be stored',
      ])
      tried += 1
    }
  expect(tried).toBeGreaterThan(500)
})
