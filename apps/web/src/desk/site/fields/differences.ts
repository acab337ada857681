import type { FieldDifference } from '@northword/contract/desk/site-releases'

export type Difference = Omit<FieldDifference, 'kind' | 'key'>

/** Leaves that differ, by path, in the order of the fields; each as text. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}

function leavesOf(value: unknown, path: readonly string[] = []): [field: string, text: string][] {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
  return path.length === 0
    ? []
    : [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]]
}
