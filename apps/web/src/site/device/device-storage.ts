import { parseJson } from '@northword/contract/parse-json'

/*
 * localStorage as it really is: a browser may refuse the very access to it (blocked site data), a
 * write may fail (quota, private mode) and there is none while pages are prerendered. Beside it, the cookies that the
 * server leaves for scripts to read.
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

/** The text in a cookie, or null where there is none, it is empty or it cannot be read. */
export function readCookie(name: string): string | null {
  try {
    return decodeURIComponent(new RegExp(`(^| )${name}=([^;]*)`).exec(document.cookie)?.[2] ?? '') || null
  } catch {
    return null
  }
}

/** Forgets a cookie that the server set for all pages. */
export function forgetCookie(name: string) {
  document.cookie = `${name}=;path=/;max-age=0`
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
