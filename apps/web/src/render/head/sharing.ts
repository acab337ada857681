import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { company } from '@northword/content/studio/company'
import { cardSize } from '../cards/card-size.ts'
import type { PageCard, PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'
import { escape } from './escape.ts'

/** Open Graph tags; the one Twitter tag asks for a large picture. Indexed pages only. */
export function sharing({ head, description, pathname, isIndexed, article, card }: PageFacts): string[] {
  if (!isIndexed) return []
  return [
    property('og:site_name', company.brand),
    property('og:locale', 'en_US'),
    property('og:title', head.heading),
    property('og:description', description),
    property('og:url', `${publicUrl}${pathname}`),
    ...(article ? articleProperties(article) : [property('og:type', 'website')]),
    ...(card ? pictureProperties(card) : []),
  ]
}

function articleProperties({ author, category, date, tags }: ArticleHead): string[] {
  return [
    property('og:type', 'article'),
    property('article:published_time', date),
    property('article:author', author),
    property('article:section', category),
    ...tags.map((tag) => property('article:tag', tag)),
  ]
}

function pictureProperties({ src, alt }: PageCard): string[] {
  return [
    property('og:image', `${publicUrl}${src}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`
}
