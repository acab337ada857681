import { sessionIdKey, userKey } from '@northword/contract/device-key-names'
import { readItem, readJson, writeItem } from '../device/device-storage.ts'

/** The signed-in user as this browser remembers them: for display only, never a permission. */
export interface SessionHint {
  id: string
  name: string
  email: string
}

/** The remembered user, or null unless both the user and the session value are stored and the user parses. */
export function readSessionHint(): SessionHint | null {
  const user = readJson(userKey)
  return readItem(sessionIdKey) && isSessionHint(user) ? user : null
}

/** Stores who is signed in; false where the browser refused. */
export function writeSessionHint({ id, name, email }: SessionHint): boolean {
  return writeItem(userKey, JSON.stringify({ id, name, email })) && writeItem(sessionIdKey, id)
}

/** Lets the style sheet choose between Login and Dashboard, before and without any other script. */
export function markSession(user: SessionHint | null) {
  document.documentElement.toggleAttribute('data-session', user !== null)
}

/** As long as the longest email address that the contract allows; nothing of a user is longer. */
const maxLength = 320

// By hand instead of with zod: the header of every page reads this before anything else is loaded.
function isSessionHint(value: unknown): value is SessionHint {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, email } = value as Record<string, unknown>
  return [id, name, email].every((field) => typeof field === 'string' && field.length <= maxLength)
}
