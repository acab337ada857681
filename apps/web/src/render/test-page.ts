import { descriptions } from '@northword/content/site/descriptions'
import { type PageId, pages } from '@northword/content/site/pages'
import type { PageFacts } from './page-facts.ts'

/** An indexed page with the site's texts. */
export function testPage(id: PageId, pathname: string, more: Partial<PageFacts> = {}): PageFacts {
  const head = pages[id]
  const facts = {
    id,
    pathname,
    head,
    description: descriptions[id],
    title: head.title,
    isIndexed: true,
    article: undefined,
    card: undefined,
  }
  return { ...facts, ...more }
}
