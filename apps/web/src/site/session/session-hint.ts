import { sessionIdKey, userKey } from '@northword/contract/device/device-key-names'
import { readItem, readJson, writeItem } from '../device/device-storage.ts'

/** The signed-in user as this browser remembers them: for display only, never a permission. */
export interface SessionHint {
  id: string
  name: string
  email: string
}

/** Null unless both user and session value are stored and the user parses. */
export function readSessionHint(): SessionHint | null {
  const user = readJson(userKey)
  return readItem(sessionIdKey) && isSessionHint(user) ? user : null
}

/** False if the browser refuses. */
export function writeSessionHint({ id, name, email }: SessionHint): boolean {
  return writeItem(userKey, JSON.stringify({ id, name, email })) && writeItem(sessionIdKey, id)
}

/** Lets CSS choose between Login and Dashboard without other scripts. */
export function markSession(user: SessionHint | null) {
  document.documentElement.toggleAttribute('data-session', user !== null)
}

/** Length of the longest email address in the contract; no other field is longer. */
const maxLength = 320

// Without zod: the header of every page reads this before anything else loads.
function isSessionHint(value: unknown): value is SessionHint {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, email } = value as Record<string, unknown>
  return [id, name, email].every((field) => typeof field === 'string' && field.length <= maxLength)
}
