import type { ArticleHead } from '@northword/content/articles'
import type { PageCopy, PageId } from '@northword/content/pages'

/** A page as its head, its card and the sitemap describe it. */
export interface PageFacts {
  id: PageId
  pathname: string
  copy: PageCopy
  /** 110 to 160 characters. */
  description: string
  /** The title in the browser's tab. */
  title: string
  /** False for a page that has no address of its own, or is about one visitor. */
  isIndexed: boolean
  /** The article that the page shows, if it shows one. */
  article: ArticleHead | undefined
  /** The picture that stands for the page where it is shared. */
  card: PageCard | undefined
}

/** A social card: 1200 by 630 pixels, PNG. */
export interface PageCard {
  /** A path of the site. */
  src: string
  alt: string
}
