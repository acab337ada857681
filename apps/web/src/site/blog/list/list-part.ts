import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { listPages } from '@northword/content/site/list-pages'
import { pages as pageTexts } from '@northword/content/site/pages'
import { articlesPerPage } from '@northword/contract/site/article-query'
import { pageTitle } from '../../navigation/page-head.ts'
import { readFilter, readPage, writeFilter } from './article-filter.ts'

/** Articles of the page that an address asks for, or of the last; `first` is the place of its first, from 1. */
export function partOf(articles: readonly ArticleHead[], search: string) {
  const pages = Math.max(1, Math.ceil(articles.length / articlesPerPage))
  const page = Math.min(readPage(search), pages)
  const start = (page - 1) * articlesPerPage
  return { page, pages, first: start + 1, part: articles.slice(start, start + articlesPerPage) }
}

/** Title and canonical query: pages of the whole list have one of their own, a search has none. */
export function headOf(articles: readonly ArticleHead[], search: string) {
  const { text, category } = readFilter(search)
  const { page } = partOf(articles, search)
  const { title } = pageTexts.blog
  if (page === 1 || text.trim() || category) return { title: pageTitle({ title }), query: '' }
  const query = `?${writeFilter({ text: '', category: null }, '', page)}`
  return { title: pageTitle({ title: listPages.title(title, page) }), query }
}
