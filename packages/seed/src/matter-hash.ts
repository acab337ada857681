import type { ContentItem } from '@northword/contract/content/content-items'
import { createHash } from 'node:crypto'

/** Of a list that nobody changes: a release is asked several times on its way, and a large one takes 100 ms. */
const known = new WeakMap<readonly ContentItem[], string>()

/** Names what items say: 32 hexadecimal digits, whatever the order of items and fields. */
export function matterHash(items: readonly ContentItem[]): string {
  const hash = known.get(items) ?? hashOf(items)
  known.set(items, hash)
  return hash
}

function hashOf(items: readonly ContentItem[]): string {
  const said = items.map(({ kind, key, fields }) => JSON.stringify([kind, key, sorted(fields)]))
  return createHash('sha256').update(said.toSorted().join('\n')).digest('hex').slice(0, 32)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
