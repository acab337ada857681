import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'
import { escape } from './escape.ts'

/** Title, description, robots and canonical tags. */
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
