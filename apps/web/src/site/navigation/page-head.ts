import { company } from '@northword/content/studio/company'
import type { PageCopy } from '@northword/content/site/pages'

/** By the pathnames of documents. */
const descriptions = new Map<string, string>()

/** "{Page} - {brand}". */
export const pageTitle = ({ title }: Pick<PageCopy, 'title'>) => `${title} - ${company.brand}`

/** Remembers the description that a page's own document has. */
export function noteDescription(pathname: string, page: Document) {
  const content = describing(page)?.content
  if (content) descriptions.set(pathname, content)
}

/** Sets title, canonical address and description after a navigation. */
export function updateHead(copy: PageCopy, pathname: string) {
  document.title = pageTitle(copy)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(pathname, canonical.href).href
  // Pages for clients come without their document.
  describing(document)?.setAttribute('content', descriptions.get(pathname) ?? copy.description ?? copy.intro)
}

const describing = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=description]')
