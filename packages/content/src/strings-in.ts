export interface FoundString {
  /** Names that lead to it. */
  path: string
  text: string
}

/** All strings in a value, at any depth. Skips functions. */
export function stringsIn(value: unknown, path = ''): FoundString[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => stringsIn(member, path ? `${path}.${key}` : key))
}
