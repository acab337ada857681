import { isPlainClick } from '../../plain-click.ts'

/** A link to an order form, which opens that form on this page where scripts run. */
export interface Opener {
  sku: string
  link: HTMLAnchorElement
  /** The place of the form, right after the link; null for a dialog. */
  region: HTMLElement | null
}

/** The opener that an event happened on, if any. */
export function openerOf({ target }: Event): Opener | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-order]') : null
  const sku = link?.dataset['order']
  if (!link || !sku) return null
  const next = link.nextElementSibling
  return { sku, link, region: next instanceof HTMLElement && 'orderRegion' in next.dataset ? next : null }
}

/** The opener that a click presses. A click that asks for another window, say, is the browser's. */
export const pressedOpener = (event: MouseEvent) => (isPlainClick(event) ? openerOf(event) : null)

/** Whether the form under an opener is open. */
export const isUnfolded = ({ link }: Opener) => link.getAttribute('aria-expanded') === 'true'
