export type Path = (string | number)[]

/** A copy of a value with another text at a path. */
export function withValue(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  Object.assign(copy, { [name]: withValue(Object(value)[name], rest, text) })
  return copy
}
