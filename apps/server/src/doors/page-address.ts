/** The path of a page's address, with its query left out. */
export const pathnameOf = (url: string) => url.replace(/\?.*$/, '')

/** The query of an address, with its question mark; empty where it has none. */
export const searchOf = (url: string) => url.slice(pathnameOf(url).length)

/** The parameters of a path by its pattern, in which `:name` is one; null where it does not fit. */
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

/** The path of a pattern with its parameters in their places. */
export const pathFrom = (pattern: string, parameters: Record<string, string>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** A part of a path as it was meant; as it stands where it is not well encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
