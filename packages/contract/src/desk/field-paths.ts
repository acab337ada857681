import { isGroup } from './join-fields.ts'

/** A field of a group; undefined if there is no such field or group. */
export const partOf = (value: unknown, name: string): unknown => (isGroup(value) ? value[name] : undefined)

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

/** A copy with another value at a path, or without the field if undefined. The rest stays identical. */
export function withAt(fields: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [name = '', ...rest] = path.split('.')
  const change = (part: unknown) => withAt(part, rest.join('.'), value)
  if (Array.isArray(fields))
    return fields.map((part: unknown, at) => (at === Number(name) ? change(part) : part))
  const changed = change(partOf(fields, name))
  const { [name]: _, ...others } = isGroup(fields) ? fields : {}
  if (changed === undefined) return others
  // In place, so that comparisons keep the order of fields.
  return isGroup(fields) && name in fields ? { ...fields, [name]: changed } : { ...others, [name]: changed }
}
