/** Focuses the first field of a part of the page. */
export const focusPart = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
