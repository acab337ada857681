import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** In the order of the blog's filter. */
export const articleCategories: readonly string[] = site.blog.categories
export type ArticleCategory = string

/** An article without its text. */
export type ArticleHead = SiteContent['articles'][number]

export interface Article extends ArticleHead {
  /**
   * Lines: `#` to `####` are headings, a dash is a list item, `**…**` a strong paragraph, a blank line a break, any
   * other line a paragraph.
   */
  content: string
}

/** Words per minute of a careful adult on a screen. */
export const wordsPerMinute = 225

export const readTimeOf = ({ readTime }: Pick<ArticleHead, 'readTime'>) => `${readTime} min read`

/** All articles, the latest first. Texts are apart, so that a list need not load them. */
export const articles: readonly ArticleHead[] = site.articles

export const findArticle = (slug: string | undefined): ArticleHead | undefined =>
  articles.find((article) => article.slug === slug)

/** Rejects for an unknown slug. */
export async function loadArticle(slug: string): Promise<Article> {
  const head = findArticle(slug)
  const { articleTexts } = await import('./article-texts.ts')
  const content = articleTexts[slug]
  if (!head || content === undefined) throw new Error(`No article ${slug}`)
  return { ...head, content }
}
