/** True for a link to a page, an anchor or a mailbox. */
export const leadsSomewhere = (href: string): boolean =>
  href === '/' || /^(?:#|\/(?!\/))[^\s]+$/.test(href) || leadsOutside(href)

/** True for a link that works from anywhere: to a web page or a mailbox. */
const leadsOutside = (href: string): boolean => outsideAddress(href) !== null

/** Normalised address of a link that works from anywhere, else null. `https:/page` is relative to its site. */
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
