const forGuests = /^\/(login|signup)\/?$/i

/** Backslashes and control characters, which browsers read as slashes or leave out. */
const disguised = /[\\\p{Cc}]/u

/**
 * Where the query `?next=` of a page asks to go on: a path of this site with its query and hash, or null
 * where it asks for nothing, for a page that sends away whoever is signed in, or for anything else.
 */
export function nextPath(query: URLSearchParams): string | null {
  const wanted = query.get('next')
  const url = wanted && isPath(wanted) && parse(wanted)
  if (!url) return null
  const path = url.pathname + url.search + url.hash
  // "/.//host" is a path of this site until its dots are resolved.
  return url.origin === anyOrigin && isPath(path) && !forGuests.test(url.pathname) ? path : null
}

/** Paths are read in the same way on every site. */
const anyOrigin = 'https://site.invalid'

/** As `URL.parse`, which browsers of 2023 lack. */
function parse(path: string): URL | null {
  try {
    return new URL(path, anyOrigin)
  } catch {
    return null
  }
}

const isPath = (value: string) => /^\/(?!\/)/.test(value) && !disguised.test(value)
