import { sessionIdKey, userKey } from '@northword/contract/device-key-names'
import { useSyncExternalStore } from 'react'
import { listeners } from '../listeners.ts'
import { usePageState } from '../served/page-state.tsx'
import { removeItem } from '../device/device-storage.ts'
import { markSession, readSessionHint, type SessionHint, writeSessionHint } from './session-hint.ts'

/*
 * Who is signed in, as far as the tabs of this browser know. It decides what is shown before any request;
 * what the server returns is decided by the cookie alone.
 */

const changes = listeners()
let shown: SessionHint | null = readSessionHint()
/** Where the browser stores nothing, the page still knows until it is left. */
let unstored: SessionHint | null = null

/** Remembers who is signed in; every tab shows it. */
export function rememberUser({ id, name, email }: SessionHint) {
  const user = { id, name, email }
  unstored = writeSessionHint(user) ? null : user
  publish()
}

/** Forgets who was signed in; every tab shows it. What was typed stays: a session may just have run out. */
export function forgetUser() {
  removeItem(userKey)
  removeItem(sessionIdKey)
  unstored = null
  publish()
}

/** Who is signed in, as far as this browser knows; it follows the other tabs. On the server, whom that knows. */
export function useSessionHint(): SessionHint | null {
  const { user = null } = usePageState()
  return useSyncExternalStore(subscribeToSession, currentSession, () => user)
}

export const currentSession = () => shown

/** The id of who is signed in; null for a guest. */
export const currentReader = () => shown?.id ?? null

/** Calls back whenever somebody signs in or out, in this tab or another. Returns a function that stops this. */
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
  // A page that Back brings back as it was left has missed what happened meanwhile.
  window.addEventListener('pageshow', publish)
}
