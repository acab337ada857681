const links = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** The id of the row whose link has the focus. */
export const rowInFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined

/** Moves the focus by one row; starts at the first. */
export function focusRow(step: 1 | -1) {
  const all = links()
  const at = all.findIndex((link) => link === document.activeElement)
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)
  all[next]?.focus()
}
