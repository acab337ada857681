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

/** Stores the text; false where the browser refused. */
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
    // Where nothing can be reached, nothing was stored.
  }
}

/** Whether the browser lets us look at what it stores. */
export function isStorageReadable(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
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
export const readJson = (key: string): unknown => parseJson(readItem(key))

/** The value of a JSON text that was stored; undefined where there is none or it is corrupt. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}
