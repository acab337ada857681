import { company } from '@northword/content/studio/company'
import type { PageCopy, PageId } from '@northword/content/site/pages'

/** A page as the document's head names it. */
export interface PageName {
  id: PageId
  copy: PageCopy
  pathname: string
}

let current: PageName | undefined

/** "{Page} - {brand}". */
export const pageTitle = (copy: PageCopy) => `${copy.title} - ${company.brand}`

/** Sets title and canonical address after a navigation, and the description once it is loaded. */
export function updateHead(page: PageName) {
  current = page
  document.title = pageTitle(page.copy)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(page.pathname, canonical.href).href
  void describe(page)
}

async function describe(page: PageName) {
  // Without it the head keeps the last page's description, which no reader sees.
  const description = page.copy.description ?? (await fetchDescription(page.id).catch(() => undefined))
  if (page !== current || !description) return
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
}

async function fetchDescription(id: PageId) {
  const { descriptions } = await import('@northword/content/site/descriptions')
  return descriptions[id]
}
