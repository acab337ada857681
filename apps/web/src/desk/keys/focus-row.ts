const links = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** The row that had the focus last. A duty that is done leaves its list, and the next one takes its place. */
let last: { list: Element | null; at: number } = { list: null, at: 0 }

/** The index of the row in focus, or -1. */
function indexOfFocus(all: HTMLElement[]): number {
  const at = all.findIndex((link) => link === document.activeElement)
  if (at !== -1) last = { list: all[at]?.closest('table') ?? null, at }
  return at
}

/** The id of the row whose link has the focus. */
export function rowInFocus() {
  const all = links()
  return all[indexOfFocus(all)]?.dataset['row']
}

/** Moves the focus by one row; starts at the first, or where a row of the same list was removed. */
export function focusRow(step: 1 | -1) {
  const all = links()
  const at = indexOfFocus(all)
  const removed = last.list?.isConnected ? last.at : 0
  // The row that took its place is the next one.
  const next = at === -1 ? Math.min(removed, removed + step) : at + step
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
  indexOfFocus(all)
}
