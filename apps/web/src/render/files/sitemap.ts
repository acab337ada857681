import { articles } from '@northword/content/site/articles/articles'
import { accessibility } from '@northword/content/legal/accessibility'
import { cookiePolicy } from '@northword/content/legal/cookies'
import { privacy } from '@northword/content/legal/privacy'
import { refund } from '@northword/content/legal/refund'
import { terms } from '@northword/content/legal/terms'
import type { PageId } from '@northword/content/site/pages'
import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { PageFacts } from '../page-facts.ts'
import { standInUrl, withPlaceholder } from '../public-url.ts'

const legalTexts: Partial<Record<PageId, { updated: string }>> = {
  terms,
  privacy,
  refund,
  cookies: cookiePolicy,
  accessibility,
}

/** Indexed pages, with the date of their last change if one is recorded. */
export async function sitemap(pages: readonly PageFacts[]): Promise<string> {
  const items = pages
    .filter(({ isIndexed }) => isIndexed)
    .map((page) => ({ url: page.pathname, ...changeOf(page) }))
  const stream = new SitemapStream({ hostname: standInUrl, lastmodDateOnly: true, xmlns })
  const xml = await streamToPromise(Readable.from(items).pipe(stream))
  return withPlaceholder(xml.toString())
}

const xmlns = { news: false, video: false, xhtml: false, image: false }

function changeOf({ id, article }: PageFacts): { lastmod?: string } {
  const day = article?.date ?? legalTexts[id]?.updated ?? (id === 'blog' ? articles[0]?.date : undefined)
  return day ? { lastmod: day } : {}
}
