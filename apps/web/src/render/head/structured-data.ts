import { type PageId, pages } from '@northword/content/site/pages'
import type { FAQPage, Graph, Thing, BreadcrumbList } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { article, blog } from '../structured-data/articles.ts'
import { everyService, priceLists } from '../structured-data/offers.ts'
import { aboutPage, contactPage } from '../structured-data/studio-pages.ts'
import { studio, studioInBrief, website } from '../structured-data/studio.ts'
import { faq } from '@northword/content/site/faq'
import { publicUrl } from '../public-url.ts'

type Matter = (page: PageFacts) => Thing[]

const matters: Partial<Record<PageId, Matter>> = {
  home: () => [studio(), website()],
  services: () => [studioInBrief, ...everyService()],
  pricing: () => priceLists(),
  about: (page) => [aboutPage(page)],
  faq: (page) => [questionsPage(page)],
  contact: (page) => [contactPage(page)],
  blog: (page) => [blog(page)],
  blogPost: (page) => article(page),
}

/** JSON-LD of schema.org with only what the page shows, and the studio's identity. Browsers do not run it. */
export function structuredData(page: PageFacts): string[] {
  if (!page.isIndexed) return []
  const things = [...(matters[page.id]?.(page) ?? []), ...breadcrumbs(page)]
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return things.length > 0 ? [`<script type="application/ld+json">${inScript(graph)}</script>`] : []
}

/** JSON that cannot close its script element. */
const inScript = (value: Graph) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const questionsPage = ({ head, pathname }: PageFacts) =>
  ({
    '@type': 'FAQPage',
    name: head.heading,
    url: `${publicUrl}${pathname}`,
    mainEntity: faq.questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${publicUrl}${pathname}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }) as const satisfies FAQPage

/** None on the home page. */
function breadcrumbs({ id, head, pathname }: PageFacts): BreadcrumbList[] {
  if (id === 'home') return []
  const way = [
    { name: pages.home.title, to: '/' },
    ...(id === 'blogPost' ? [{ name: pages.blog.title, to: '/blog' }] : []),
    { name: head.title, to: pathname },
  ]
  const itemListElement = way.map(
    ({ name, to }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: `${publicUrl}${to}` }) as const,
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
