/** The listeners to changes of something outside of React. */
export function listeners() {
  const all = new Set<() => void>()
  /** Calls back after every change. Returns a function that stops this. */
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
