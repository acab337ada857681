/** Fields of an item of any shape: a draft may be incomplete. */
export type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of a group; undefined if there is no such field or group. */
export const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Path of a field within another. */
export const pathTo = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

/** The value at a path. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  const [name = '', ...rest] = path.split('.')
  const part = Array.isArray(value) ? entriesOf(value)[Number(name)] : partOf(value, name)
  return valueAt(part, rest.join('.'))
}

/** A copy with another value at a path. Undefined leaves the field out. The rest stays identical. */
export function withAt(fields: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [name = '', ...rest] = path.split('.')
  const change = (part: unknown) => withAt(part, rest.join('.'), value)
  if (Array.isArray(fields))
    return fields.map((part: unknown, at) => (at === Number(name) ? change(part) : part))
  const changed = change(partOf(fields, name))
  const { [name]: _, ...others } = isObject(fields) ? fields : {}
  if (changed === undefined) return others
  // In place, so that comparisons keep the order of fields.
  return isObject(fields) && name in fields ? { ...fields, [name]: changed } : { ...others, [name]: changed }
}

/** Equal as JSON, whatever the order of fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]))
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  )
}

/**
 * Their value with what was changed between `base` and `mine`. Lists of different lengths are one value: mine, if
 * changed.
 */
export function joined(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(base, mine)) return theirs
  if (isSameValue(base, theirs)) return mine
  if (isObject(base) && isObject(mine) && isObject(theirs)) return joinedGroup(base, mine, theirs)
  const [was, is, other] = [base, mine, theirs].map((list) => (Array.isArray(list) ? entriesOf(list) : null))
  if (was && is && other && was.length === is.length && is.length === other.length)
    return is.map((each, at) => joined(was[at], each, other[at]))
  return mine
}

function joinedGroup(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const parts = names.map((name) => [name, joined(base[name], mine[name], theirs[name])] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}
