import { readItem, readJson } from '../device/device-storage.ts'

/** What this browser remembers of the signed-in user: for display only, never a permission. */
export interface SessionHint {
  id: string
  name: string
  email: string
}

/** The remembered user, or null unless both the user and the session value are stored and the user parses. */
export function readSessionHint(): SessionHint | null {
  const user = readJson('nw_user')
  return readItem('nw_session_id') && isSessionHint(user) ? user : null
}

// By hand instead of with zod: the header of every page reads this before anything else is loaded.
function isSessionHint(value: unknown): value is SessionHint {
  if (typeof value !== 'object' || value === null) return false
  return (['id', 'name', 'email'] as const).every(
    (field) => field in value && typeof (value as Record<string, unknown>)[field] === 'string',
  )
}
