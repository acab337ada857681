import type { FieldDifference } from '@northword/contract/desk/site-releases'

type Difference = Omit<FieldDifference, 'kind' | 'key'>

/** Fields of an item that differ, by their paths. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}

function leavesOf(value: unknown, path: string[] = []): [field: string, text: string][] {
  const isNested = typeof value === 'object' && value !== null
  if (isNested) return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
  return path.length === 0
    ? []
    : [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]]
}
