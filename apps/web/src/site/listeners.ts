/** An event emitter without payload, for `useSyncExternalStore`. */
export function listeners() {
  const all = new Set<() => void>()
  /** Returns a function that unsubscribes. */
  const subscribe = (listener: () => void): (() => void) => {
    all.add(listener)
    return () => all.delete(listener)
  }
  const tell = () => {
    for (const listener of all) listener()
  }
  return { subscribe, tell }
}
