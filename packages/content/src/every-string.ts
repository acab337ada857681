/** All strings in a value, at any depth, with their path. Skips functions. */
export function everyString(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => everyString(member, path ? `${path}.${key}` : key))
}
