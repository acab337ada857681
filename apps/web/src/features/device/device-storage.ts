/*
 * localStorage as it really is: a browser may refuse the very access to it (blocked site data), a
 * write may fail (quota, private mode) and there is none while pages are prerendered.
 */

/** The stored text, or null where there is none or the browser does not let us look. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text; false where the browser did not keep it. */
export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Forgets the key, if the browser lets us. */
export function removeItem(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be reached, nothing was kept.
  }
}

/** Every stored key that begins with the prefix. */
export function keysWithPrefix(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** The value of a stored JSON text; undefined where there is none or it is corrupt. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}
