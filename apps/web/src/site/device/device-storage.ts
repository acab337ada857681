import { parseJson } from '@northword/contract/device/parse-json'

/*
 * localStorage may throw on access (blocked site data) or on write (quota, private mode), and is missing while
 * prerendering. Also reads the cookies that the server leaves for scripts.
 */

/** Null if there is none or the browser refuses. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False if the browser refuses. */
export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeItem(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without access nothing was stored.
  }
}

/** Null if missing, empty or malformed. */
export function readCookie(name: string): string | null {
  try {
    return decodeURIComponent(new RegExp(`(^| )${name}=([^;]*)`).exec(document.cookie)?.[2] ?? '') || null
  } catch {
    return null
  }
}

/** Deletes a cookie with path `/`. */
export function forgetCookie(name: string) {
  document.cookie = `${name}=;path=/;max-age=0`
}

/** The browser allows access to localStorage. */
export function isStorageReadable(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}

export function keysWithPrefix(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Undefined if missing or malformed. */
export const readJson = (key: string): unknown => parseJson(readItem(key))
