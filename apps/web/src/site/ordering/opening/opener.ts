/** A button of the page that opens the order form of a service. */
export interface Opener {
  sku: string
  button: HTMLElement
  /** The place of the form, right after the button; null for a dialog. */
  region: HTMLElement | null
}

/** The opener that an event happened on, if any. */
export const openerOf = ({ target }: Event): Opener | null =>
  target instanceof Element ? read(target.closest<HTMLElement>('[data-order]')) : null

/** The opener that the hash of an address asks for, if it is on this page and opens a form under itself. */
export function openerFor(hash: string): Opener | null {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-order]'), read)
  return all.find((opener) => opener?.region && hash === orderHash(opener.sku)) ?? null
}

/** Whether the form under an opener is open. */
export const isUnfolded = ({ button }: Opener) => button.getAttribute('aria-expanded') === 'true'

/**
 * Removes the hash that asks for this form from the address, so that a reload does not open it again after it was
 * closed or sent. This is not a navigation: the page stays where it is.
 */
export function dropOrderHash(sku: string) {
  const { hash, pathname, search } = window.location
  if (hash === orderHash(sku)) window.history.replaceState(window.history.state, '', pathname + search)
}

/** The hash of an address that asks for the form of a service. */
const orderHash = (sku: string) => `#order=${sku}`

function read(button: HTMLElement | null): Opener | null {
  const sku = button?.dataset['order']
  if (!button || !sku) return null
  const next = button.hasAttribute('aria-expanded') && button.nextElementSibling
  return { sku, button, region: next instanceof HTMLElement ? next : null }
}
