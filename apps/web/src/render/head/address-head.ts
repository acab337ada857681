import { articles } from '@northword/content/site/articles/articles'
import type { RenderedPage } from '@northword/server/doors/pages/render-page'
import { headOf } from '../../site/blog/list/list-part.ts'
import { escape } from './escape.ts'

/** Head of an older page of the articles' list. Other addresses have that of their page as built. */
export function addressHead(address: string): RenderedPage['head'] {
  const { pathname, search } = new URL(address, 'https://site.example')
  if (pathname !== '/blog') return undefined
  const { title, query } = headOf(articles, search)
  return query ? { title: escape(title), query } : undefined
}
