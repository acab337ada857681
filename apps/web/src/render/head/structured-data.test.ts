import { team } from '@northword/content/site/about'
import { articles } from '@northword/content/site/articles/articles'
import { catalogue } from '@northword/content/studio/catalogue'
import { company } from '@northword/content/studio/company'
import { faq } from '@northword/content/site/faq'
import { pages } from '@northword/content/site/pages'
import { pricing } from '@northword/content/site/pricing'
import { expect, test } from 'vitest'
import type { PageFacts } from '../page-facts.ts'
import { testPage } from '../test-page.ts'
import { structuredData } from './structured-data.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

function thingsOf(page: PageFacts): Thing[] {
  const [html] = structuredData(page)
  const text = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('script')?.textContent
  const graph = JSON.parse(text ?? '')
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const typed = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type)

test('the first page names the studio and the site', () => {
  const things = thingsOf(testPage('home', '/'))
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  expect(things[0]).toMatchObject({
    name: company.brand,
    url: '__PUBLIC_URL__/',
    email: company.emails.hello,
    telephone: company.phone,
    logo: '__PUBLIC_URL__/icon-512.png',
  })
})

test('the services are those of the catalogue, at its prices', () => {
  const services = typed(thingsOf(testPage('services', '/services')), 'Service')
  expect(services).toEqual(
    catalogue.map(({ sku, name, description, priceCents }) =>
      expect.objectContaining({
        '@id': `__PUBLIC_URL__/services#${sku}`,
        name,
        description,
        offers: {
          '@type': 'Offer',
          price: (priceCents / 100).toFixed(2),
          priceCurrency: 'USD',
        },
      }),
    ),
  )
})

test('the price lists hold what Pricing lists, and nothing twice', () => {
  const lists = typed(thingsOf(testPage('pricing', '/pricing')), 'OfferCatalog')
  expect(lists.map(({ name }) => name)).toEqual(pricing.groups.map(({ heading }) => heading))
  const listed = catalogue.filter(({ pricingGroup }) => pricingGroup !== null)
  const offers = lists.flatMap(({ itemListElement }) => itemListElement)
  expect(offers).toHaveLength(listed.length)
  for (const { name, priceCents } of listed) {
    expect(offers).toContainEqual(
      expect.objectContaining({
        price: (priceCents / 100).toFixed(2),
        itemOffered: expect.objectContaining({ name }),
      }),
    )
  }
})

test('the questions are those of the FAQ, with their whole answers', () => {
  const [page] = typed(thingsOf(testPage('faq', '/faq')), 'FAQPage')
  expect(page?.mainEntity).toEqual(
    faq.questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `__PUBLIC_URL__/faq#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  )
})

test.each(articles)('the article “$title” says who wrote it, when, and how long it takes', (article) => {
  const pathname = `/blog/${article.slug}`
  const card = { src: '/assets/cards/one.png', alt: '' }
  const things = thingsOf(testPage('blogPost', pathname, { article, card }))
  expect(typed(things, 'BlogPosting')).toEqual([
    expect.objectContaining({
      headline: article.title,
      datePublished: article.date,
      author: expect.objectContaining({ name: article.author }),
      timeRequired: `PT${article.readTime}M`,
      image: '__PUBLIC_URL__/assets/cards/one.png',
      url: `__PUBLIC_URL__${pathname}`,
    }),
  ])
})

test('the blog lists the articles of its page', () => {
  const [blog] = typed(thingsOf(testPage('blog', '/blog')), 'Blog')
  expect(blog?.blogPost).toEqual(
    articles.map(({ title }) => expect.objectContaining({ '@type': 'BlogPosting', headline: title })),
  )
})

test('About names the team, and Contact the ways to reach it in its hours', () => {
  const [about] = typed(thingsOf(testPage('about', '/about')), 'AboutPage')
  expect(about?.mainEntity).toMatchObject({
    employee: team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  })
  const [contact] = typed(thingsOf(testPage('contact', '/contact')), 'ContactPage')
  expect(contact?.mainEntity).toMatchObject({
    contactPoint: {
      email: company.emails.hello,
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '09:00',
        closes: '18:00',
      },
    },
  })
  // The page shows no telephone number.
  expect(contact?.mainEntity).not.toHaveProperty('contactPoint.telephone')
})

test('breadcrumbs lead from the first page to this one', () => {
  const article = articles[0]
  const head = { ...pages.blogPost, title: 'An Article' }
  const things = thingsOf(testPage('blogPost', '/blog/an-article', { article, head }))
  expect(typed(things, 'BreadcrumbList')[0]?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: '__PUBLIC_URL__/' },
    { position: 2, name: 'Blog', item: '__PUBLIC_URL__/blog' },
    { position: 3, name: 'An Article', item: '__PUBLIC_URL__/blog/an-article' },
  ])
  expect(typed(thingsOf(testPage('home', '/')), 'BreadcrumbList')).toEqual([])
})

test('nothing rates the studio', () => {
  const pageIds = ['home', 'services', 'pricing', 'about'] as const
  expect(pageIds.flatMap((id) => structuredData(testPage(id, `/${id}`))).join('')).not.toMatch(
    /rating|review"/i,
  )
})

test('words cannot end the script that they stand in', () => {
  const title = '</script><img src=x onerror=alert(1)>'
  const page = testPage('terms', '/legal/terms', { head: { ...pages.terms, title } })
  expect(structuredData(page)[0]?.match(/<\//g)).toHaveLength(1)
  expect(typed(thingsOf(page), 'BreadcrumbList')[0]?.itemListElement).toMatchObject([{}, { name: title }])
})

test('a page that is not to be found says nothing', () => {
  expect(structuredData(testPage('services', '/services', { isIndexed: false }))).toEqual([])
})
