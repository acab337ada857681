/** Whether a link has a form in which it can lead to a page, a place of its own page, or a mailbox. */
export const leadsSomewhere = (href: string): boolean =>
  href === '/' || /^(?:#|\/(?!\/))[^\s]+$/.test(href) || leadsOutside(href)

/** Whether a link can be followed from anywhere: to a page of the web, or to a mailbox. */
export const leadsOutside = (href: string): boolean => outsideAddress(href) !== null

/**
 * The address of a link that can be followed from anywhere, in the one way in which every form of a text writes it; null for
 * any other link. Without its slashes, as in `https:/page`, an address is one of the site on which it is read.
 */
export function outsideAddress(href = ''): string | null {
  const url = /^(?:https?:\/\/|mailto:)/i.test(href) ? URL.parse(href) : null
  if (!url) return null
  const isOne =
    url.protocol === 'mailto:'
      ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(decoded(url.pathname))
      : /^[^.]+(\.[^.]+)+\.?$/.test(url.hostname)
  return isOne ? url.href : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
