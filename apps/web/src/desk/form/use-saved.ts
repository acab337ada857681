import { useEffect, useSyncExternalStore } from 'react'

interface Saved<Item, State> {
  open: () => () => void
  look: (item: Item) => void
  subscribe: (changed: () => void) => () => void
  snapshot: () => State
}

/** Saves while the page is open, takes newer items from the server, and returns the state. */
export function useSaved<Item, State extends { isSaved: boolean; isKept: boolean }>(
  writing: Saved<Item, State>,
  item: Item,
): State {
  useEffect(() => writing.open(), [writing])
  useEffect(() => writing.look(item), [writing, item])
  const state = useSyncExternalStore(writing.subscribe, writing.snapshot)
  useWarning(!state.isSaved && !state.isKept)
  return state
}

/** Asks before the page is left while its text is stored nowhere else. */
function useWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
