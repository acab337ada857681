import { isPlainClick } from '../../plain-click.ts'

/** A link to an order form. Scripts open the form on this page instead. */
export interface Opener {
  sku: string
  link: HTMLAnchorElement
  /** The form's place after the link; null for a dialog. */
  region: HTMLElement | null
}

export function openerOf({ target }: Event): Opener | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-order]') : null
  const sku = link?.dataset['order']
  if (!link || !sku) return null
  const next = link.nextElementSibling
  return { sku, link, region: next instanceof HTMLElement && 'orderRegion' in next.dataset ? next : null }
}

/** Ignores clicks for a new tab or window. */
export const pressedOpener = (event: MouseEvent) => (isPlainClick(event) ? openerOf(event) : null)

/** The form below the link is open. */
export const isUnfolded = ({ link }: Opener) => link.getAttribute('aria-expanded') === 'true'
