import { articleCategories, type ArticleCategory, type ArticleHead } from '@northword/content/articles'
import { articleQuery } from '@northword/contract/article-query'

/** Which articles somebody wants to see. */
export interface ArticleFilter {
  /** As it was typed. */
  text: string
  /** Null for all of them. */
  category: ArticleCategory | null
}

/** The filter that the query of an address asks for. A category that we do not have is ignored. */
export function readFilter(search: string): ArticleFilter {
  const query = new URLSearchParams(search)
  const slug = query.get(articleQuery.category)
  return {
    text: query.get(articleQuery.text) ?? '',
    category: articleCategories.find((each) => slugOf(each) === slug) ?? null,
  }
}

/** The query that asks for a filter; what else an address carries stays in it. */
export function writeFilter({ text, category }: ArticleFilter, search: string): string {
  const query = new URLSearchParams(search)
  query.delete(articleQuery.text)
  query.delete(articleQuery.category)
  if (text.trim()) query.set(articleQuery.text, text)
  if (category) query.set(articleQuery.category, slugOf(category))
  return String(query)
}

/** The articles that hold every word of a text, in whatever case and with whatever accents. */
export function articlesWith(text: string, articles: readonly ArticleHead[]): ArticleHead[] {
  const words = plain(text).split(/\s+/)
  return articles.filter(({ title, excerpt, tags, category, author }) => {
    const said = plain([title, excerpt, ...tags, category, author].join(' '))
    return words.every((word) => said.includes(word))
  })
}

/** A category as it stands in an address. */
export const slugOf = (category: ArticleCategory) => category.toLowerCase().replace(' ', '-')

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
