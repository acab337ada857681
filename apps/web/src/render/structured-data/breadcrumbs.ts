import { pages } from '@northword/content/site/pages'
import type { BreadcrumbList } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'

/** None on the home page. */
export function breadcrumbs({ id, copy, pathname }: PageFacts): BreadcrumbList[] {
  if (id === 'home') return []
  const way = [
    { name: pages.home.title, to: '/' },
    ...(id === 'blogPost' ? [{ name: pages.blog.title, to: '/blog' }] : []),
    { name: copy.title, to: pathname },
  ]
  const itemListElement = way.map(
    ({ name, to }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: `${publicUrl}${to}` }) as const,
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
