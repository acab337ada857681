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

/** Page of the list that an address asks for, from 1. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get(articleQuery.page))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/** Keeps the address's other parameters. */
export function writeFilter({ text, category }: ArticleFilter, search: string, page = 1): string {
  const query = new URLSearchParams(search)
  for (const name of Object.values(articleQuery)) query.delete(name)
  if (text.trim()) query.set(articleQuery.text, text)
  if (category) query.set(articleQuery.category, categorySlug(category))
  if (page > 1) query.set(articleQuery.page, String(page))
  return String(query)
}

/** Articles that contain the text, `found`, and those of the category among them, `shown`. */
export function articlesOf({ text, category }: ArticleFilter, articles: readonly ArticleHead[]) {
  const found = articlesWith(text, articles)
  return { found, shown: found.filter((article) => !category || article.category === category) }
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
