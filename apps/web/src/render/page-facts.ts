import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import type { PageHead, PageId } from '@northword/content/site/pages'

/** A page as head, card and sitemap describe it. */
export interface PageFacts {
  id: PageId
  pathname: string
  head: PageHead
  /** 110 to 160 characters. */
  description: string
  /** Of the browser's tab. */
  title: string
  /** False for a page without a fixed address, or about one visitor. */
  isIndexed: boolean
  article: ArticleHead | undefined
  card: PageCard | undefined
}

/** PNG of 1200 by 630 pixels. */
export interface PageCard {
  /** A path of the site. */
  src: string
  alt: string
}
