/** Fields of an item of any shape. */
export type Fields = Record<string, unknown>

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as JSON, whatever the order of fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]))
  if (!isGroup(one) || !isGroup(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  )
}

function joined(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(base, mine)) return theirs
  if (isSameValue(base, theirs)) return mine
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) return joinedFields(base, mine, theirs)
  const [was, is, other] = [base, mine, theirs].map(listOf)
  if (!was || !is || !other || hasMoved(was, is) || hasMoved(was, other)) return mine
  return is.map((each, at) => joined(was[at], each, other[at]))
}

/** Some entry has left its place for another. An entry that was edited may be equal to one that has stayed. */
const hasMoved = (was: readonly unknown[], is: readonly unknown[]) =>
  was.length !== is.length ||
  is.some(
    (each, at) =>
      !isSameValue(each, was[at]) &&
      was.some((before, from) => isSameValue(each, before) && !isSameValue(is[from], before)),
  )

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null)

/**
 * Their fields with what was changed between `base` and `mine`. A list whose entries were moved, added or removed is
 * one value: mine, if changed.
 */
export function joinedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const parts = names.map((name) => [name, joined(base[name], mine[name], theirs[name])] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}
