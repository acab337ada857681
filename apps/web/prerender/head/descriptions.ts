import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'
import { escape } from './escape.ts'

/** The title, the description, and whether and under which address the page is to be found. */
export function descriptions({ title, description, pathname, isIndexed, article }: PageFacts): string[] {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(article ? [`<meta name="author" content="${escape(article.author)}">`] : []),
    isIndexed
      ? `<link rel="canonical" href="${publicUrl}${pathname}">`
      : '<meta name="robots" content="noindex">',
  ]
}
