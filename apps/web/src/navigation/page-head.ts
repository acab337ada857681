import { company } from '@northword/content/company'
import type { PageCopy } from '@northword/content/pages'

/** The browser title of a page: "{Page} - {brand}". */
export const pageTitle = (copy: PageCopy) => `${copy.title} - ${company.brand}`

/** Sets title, description and canonical address after a navigation in the browser. */
export function updateHead(copy: PageCopy, pathname: string) {
  document.title = pageTitle(copy)
  document.querySelector('meta[name=description]')?.setAttribute('content', copy.description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(pathname, canonical.href).href
}
