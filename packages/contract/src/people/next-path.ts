const forGuests = /^\/(login|signup)\/?$/i

/** Backslashes and control characters, which browsers read as slashes or drop. */
const disguised = /[\\\p{Cc}]/u

/** Path of `?next=` with query and hash; null if missing, off this site, or a page for signed-out visitors. */
export function nextPath(query: URLSearchParams): string | null {
  const wanted = query.get('next')
  const url = wanted && isPath(wanted) && parse(wanted)
  if (!url) return null
  const path = url.pathname + url.search + url.hash
  // "/.//host" looks like a path until its dots are resolved.
  return url.origin === anyOrigin && isPath(path) && !forGuests.test(url.pathname) ? path : null
}

/** Any origin: paths parse the same everywhere. */
const anyOrigin = 'https://site.invalid'

/** `URL.parse`, which browsers of 2023 lack. */
function parse(path: string): URL | null {
  try {
    return new URL(path, anyOrigin)
  } catch {
    return null
  }
}

const isPath = (value: string) => /^\/(?!\/)/.test(value) && !disguised.test(value)
