/** A button of the page that opens the order form of a service. */
export interface Opener {
  sku: string
  button: HTMLElement
  /** Where the form stands, right after the button; null for a dialog. */
  region: HTMLElement | null
}

/** The opener that an event is about, if it is about one. */
export const openerOf = ({ target }: Event): Opener | null =>
  target instanceof Element ? read(target.closest<HTMLElement>('[data-order]')) : null

/** The opener that the end of an address asks for, if the page has it and its form stands in the page. */
export function openerFor(hash: string): Opener | null {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-order]'), read)
  return all.find((opener) => opener?.region && hash === orderHash(opener.sku)) ?? null
}

/** Whether the form of an opener stands open under it. */
export const isUnfolded = ({ button }: Opener) => button.getAttribute('aria-expanded') === 'true'

/**
 * Takes the request for this form off the address, so that a reload does not open it again after it was
 * closed or sent. This is not a navigation: the page stays where it is.
 */
export function dropOrderHash(sku: string) {
  const { hash, pathname, search } = window.location
  if (hash === orderHash(sku)) window.history.replaceState(window.history.state, '', pathname + search)
}

/** The end of an address that asks for the order form of a service. */
const orderHash = (sku: string) => `#order=${sku}`

function read(button: HTMLElement | null): Opener | null {
  const sku = button?.dataset['order']
  if (!button || !sku) return null
  const next = button.hasAttribute('aria-expanded') && button.nextElementSibling
  return { sku, button, region: next instanceof HTMLElement ? next : null }
}
