/** Who wants to hear of the changes of something that is kept outside of React. */
export function listeners() {
  const all = new Set<() => void>()
  /** Calls back after every change; returns the way out. */
  const subscribe = (listener: () => void): (() => void) => {
    all.add(listener)
    return () => all.delete(listener)
  }
  /** Says that something has changed. */
  const tell = () => {
    for (const listener of all) listener()
  }
  return { subscribe, tell }
}
