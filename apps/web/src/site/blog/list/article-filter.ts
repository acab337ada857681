import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { articleCategories, type ArticleCategory } from '@northword/content/site/articles/articles'
import { articleQuery, categorySlug } from '@northword/contract/site/article-query'

export interface ArticleFilter {
  text: string
  /** Null: all categories. */
  category: ArticleCategory | null
}

/** Reads the filter of an address; ignores unknown categories. */
export function readFilter(search: string): ArticleFilter {
  const query = new URLSearchParams(search)
  const slug = query.get(articleQuery.category)
  return {
    text: query.get(articleQuery.text) ?? '',
    category: articleCategories.find((each) => categorySlug(each) === slug) ?? null,
  }
}

/** Keeps the address's other parameters. */
export function writeFilter({ text, category }: ArticleFilter, search: string): string {
  const query = new URLSearchParams(search)
  query.delete(articleQuery.text)
  query.delete(articleQuery.category)
  if (text.trim()) query.set(articleQuery.text, text)
  if (category) query.set(articleQuery.category, categorySlug(category))
  return String(query)
}

/** Articles that contain every word, whatever case or accents. */
export function articlesWith(text: string, articles: readonly ArticleHead[]): ArticleHead[] {
  const words = plain(text).split(/\s+/)
  return articles.filter(({ title, excerpt, tags, category, author }) => {
    const said = plain([title, excerpt, ...tags, category, author].join(' '))
    return words.every((word) => said.includes(word))
  })
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
