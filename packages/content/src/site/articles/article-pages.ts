import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** An article without its text, so that a list need not load it, and its neighbours in the list of all. */
export type ArticlePage = SiteContent['articlePages'][string]

/** An article without its text. */
export type ArticleHead = ArticlePage['article']

export interface Article extends ArticleHead {
  /**
   * Lines: `#` to `####` are headings, a dash is a list item, `**…**` a strong paragraph, a blank line a break, any
   * other line a paragraph.
   */
  content: string
}

export const readTimeOf = ({ readTime }: Pick<ArticleHead, 'readTime'>) => `${readTime} min read`

/** By slug. In a browser, those of the documents so far. */
export const articlePages: Readonly<Record<string, ArticlePage>> = site.articlePages

export const findArticle = (slug = ''): ArticlePage | undefined =>
  Object.hasOwn(articlePages, slug) ? articlePages[slug] : undefined

/** Rejects for an unknown slug. */
export async function loadArticle(slug: string): Promise<Article> {
  const head = findArticle(slug)?.article
  const { articleTexts } = await import('./article-texts.ts')
  const content = articleTexts[slug]
  if (!head || content === undefined) throw new Error(`No article ${slug}`)
  return { ...head, content }
}
