import { sessionIdKey, userKey } from '@northword/contract/device/device-key-names'
import { useSyncExternalStore } from 'react'
import { listeners } from '../listeners.ts'
import { usePageState } from '../served/page-state.tsx'
import { removeItem } from '../device/device-storage.ts'
import { markSession, readSessionHint, type SessionHint, writeSessionHint } from './session-hint.ts'

/* The user that this browser shows before any request. Only the cookie decides what the server returns. */

const changes = listeners()
let shown: SessionHint | null = readSessionHint()
/** For this page only, if the browser stores nothing. */
let unstored: SessionHint | null = null

/** Updates every tab. */
export function rememberUser({ id, name, email }: SessionHint) {
  const user = { id, name, email }
  unstored = writeSessionHint(user) ? null : user
  publish()
}

/** Updates every tab. Typed input stays: the session may have run out. */
export function forgetUser() {
  removeItem(userKey)
  removeItem(sessionIdKey)
  unstored = null
  publish()
}

/** The signed-in user as this browser knows, in step with other tabs; on the server, the page's user. */
export function useSessionHint(): SessionHint | null {
  const { user = null } = usePageState()
  return useSyncExternalStore(subscribeToSession, currentSession, () => user)
}

export const currentSession = () => shown

/** Null for a guest. */
export const currentReader = () => shown?.id ?? null

/** Fires on sign-in and sign-out in any tab. Returns a function that unsubscribes. */
export const subscribeToSession = changes.subscribe

function publish() {
  const next = readSessionHint() ?? unstored
  markSession(next)
  if (JSON.stringify(next) === JSON.stringify(shown)) return
  shown = next
  changes.tell()
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === userKey || key === sessionIdKey) publish()
  })
  // A page from the back/forward cache has missed changes.
  window.addEventListener('pageshow', publish)
}
