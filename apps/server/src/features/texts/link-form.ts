/** Whether a link has a form in which it can lead to a page, a place of its own page, or a mailbox. */
export const leadsSomewhere = (href: string): boolean =>
  href === '/' || /^(?:#|\/(?!\/))[^\s]+$/.test(href) || leadsOutside(href)

/** Whether a link can be followed from anywhere: to a page of the web, or to a mailbox. */
export function leadsOutside(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, pathname } = new URL(href)
  if (protocol === 'mailto:') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(decoded(pathname))
  return ['http:', 'https:'].includes(protocol) && /^[^.]+(\.[^.]+)+\.?$/.test(hostname)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
