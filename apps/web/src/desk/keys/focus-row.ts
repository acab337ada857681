const links = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

interface Place {
  at: number
  row?: Element | undefined
  beside: (Element | undefined)[]
}

/** The row that had the focus last. A duty that is done leaves its list, and the next one takes its place. */
let last: Place = { at: 0, beside: [] }

/** The index of the row in focus, or -1. */
function indexOfFocus(all: HTMLElement[]): number {
  const at = all.findIndex((link) => link === document.activeElement)
  if (at !== -1) last = { at, row: all[at], beside: [all[at - 1], all[at + 1]] }
  return at
}

/** The id of the row whose link has the focus. */
export function rowInFocus() {
  const all = links()
  return all[indexOfFocus(all)]?.dataset['row']
}

/** Moves the focus by one row; starts at the first, or where a row has left a list whose other rows stayed. */
export function focusRow(step: 1 | -1) {
  const all = links()
  const at = indexOfFocus(all)
  const hasLeft = last.row?.isConnected === false && last.beside.some((row) => row?.isConnected)
  const removed = hasLeft ? last.at : 0
  // The row that took its place is the next one.
  const next = at === -1 ? Math.min(removed, removed + step) : at + step
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
  indexOfFocus(all)
}
