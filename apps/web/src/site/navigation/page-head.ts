import { company } from '@northword/content/studio/company'
import type { PageHead } from '@northword/content/site/pages'

/** By the pathnames of documents. */
const descriptions = new Map<string, string>()

/** "{Page} - {brand}". */
export const pageTitle = ({ title }: Pick<PageHead, 'title'>) => `${title} - ${company.brand}`

/** Remembers the description that a page's own document has. */
export function noteDescription(pathname: string, page: Document) {
  const content = describing(page)?.content
  if (content) descriptions.set(pathname, content)
}

/** Sets title, canonical address and description after a navigation. */
export function updateHead(head: PageHead, pathname: string) {
  document.title = pageTitle(head)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(pathname, canonical.href).href
  // Pages for clients come without their document.
  describing(document)?.setAttribute('content', descriptions.get(pathname) ?? head.description ?? head.intro)
}

const describing = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=description]')
