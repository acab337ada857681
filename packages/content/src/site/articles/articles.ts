import { site } from '#site'
import type { ArticleHead } from './article-pages.ts'

/** In the order of the blog's filter. */
export const articleCategories: readonly string[] = site.blog.categories
export type ArticleCategory = string

/** All articles, the latest first. Pages of articles need only their own, and do without this. */
export const articles: readonly ArticleHead[] = site.articles
