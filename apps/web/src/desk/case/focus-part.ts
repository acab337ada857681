/** Moves the focus to the first field of a part of the page, by its id. */
export const focusPart = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
