export function pathnameOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Query with its question mark; empty without one. */
export const searchOf = (url: string) => url.slice(pathnameOf(url).length)

/** Parameters of a path by its pattern with `:name`; null if it does not match. */
export function parametersOf(pattern: string, pathname: string): Record<string, string> | null {
  const parts = pathname.split('/')
  const names = pattern.split('/')
  if (parts.length !== names.length) return null
  const found: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':') && part !== '') found[name.slice(1)] = decoded(part)
    else if (name !== part) return null
  }
  return found
}

/** Names of the parameters in a pattern. */
export const parameterNames = (pattern: string) =>
  Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => name)

export const pathFrom = (pattern: string, parameters: Record<string, string>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** Decodes a part of a path; malformed encoding stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
