import { use } from 'react'
import { loadArticle } from '@northword/content/site/articles'
import { orReload } from '../../parts/or-reload.ts'

const pending = new Map<string, ReturnType<typeof fetchMatter>>()

/** An article's text, with the code that renders it. */
export function useArticleMatter(slug: string) {
  const promise = pending.get(slug) ?? orReload(fetchMatter(slug))
  pending.set(slug, promise)
  return use(promise)
}

async function fetchMatter(slug: string) {
  const [article, { ArticleMatter }] = await Promise.all([loadArticle(slug), import('./article-matter.tsx')])
  return { article, ArticleMatter }
}
