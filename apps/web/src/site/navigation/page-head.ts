import { company } from '@northword/content/company'
import type { PageCopy, PageId } from '@northword/content/pages'

/** The page at an address, as its head has to name it. */
export interface PageName {
  id: PageId
  copy: PageCopy
  pathname: string
}

let current: PageName | undefined

/** The browser title of a page: "{Page} - {brand}". */
export const pageTitle = (copy: PageCopy) => `${copy.title} - ${company.brand}`

/** Sets title, canonical address and, as soon as it is here, description after a navigation in the browser. */
export function updateHead(page: PageName) {
  current = page
  document.title = pageTitle(page.copy)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(page.pathname, canonical.href).href
  void describe(page)
}

async function describe(page: PageName) {
  // Without it the head has the description of the last page, which no reader sees.
  const description = page.copy.description ?? (await fetchDescription(page.id).catch(() => undefined))
  if (page !== current || !description) return
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
}

async function fetchDescription(id: PageId) {
  const { descriptions } = await import('@northword/content/descriptions')
  return descriptions[id]
}
