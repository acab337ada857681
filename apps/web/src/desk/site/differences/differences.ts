import type { FieldDifference } from '@northword/contract/desk/site-releases'

export type Difference = Omit<FieldDifference, 'kind' | 'key'>

/** Leaves that differ, by path, in the order of the fields; each as text. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}

/** Differences with the files of each picture as one: its largest before and after, by name. */
export function picturesWhole(differences: readonly Difference[]): Difference[] {
  const whole = new Map<string, Difference>()
  const withFiles = new Set<string>()
  for (const difference of differences) {
    const [, picture, list, part] = ofFile.exec(difference.field) ?? []
    if (picture === undefined) whole.set(difference.field, difference)
    else if (part === 'name' && !(list === 'icons' && withFiles.has(picture))) {
      if (list === 'files') withFiles.add(picture)
      const { before, after } = whole.get(picture) ?? { before: null, after: null }
      whole.set(picture, {
        field: picture,
        before: difference.before ?? before,
        after: difference.after ?? after,
      })
    }
  }
  return [...whole.values()]
}

const ofFile = /^(.+)\.(files|icons)\.\d+\.(name|width|height)$/

function leavesOf(value: unknown, path: readonly string[] = []): [field: string, text: string][] {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
  return path.length === 0
    ? []
    : [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]]
}
