import { articles } from '@northword/content/site/articles/articles'
import { terms } from '@northword/content/legal/terms'
import { Feed } from 'feed'
import { expect, test, vi } from 'vitest'
import { testPage } from '../test-page.ts'
import { articleFeed } from './feed.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const texts = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the sitemap lists what is to be found, with the days that somebody wrote down', async () => {
  const [article] = articles
  const map = await sitemap([
    testPage('home', '/'),
    testPage('dashboard', '/dashboard', { isIndexed: false }),
    testPage('blog', '/blog'),
    testPage('blogPost', `/blog/${article?.slug}`, { article }),
    testPage('terms', '/legal/terms'),
  ])
  const entries = [...read(map).querySelectorAll('url')].map((entry) => [
    ...texts(entry, 'loc'),
    ...texts(entry, 'lastmod'),
  ])
  expect(entries).toEqual([
    ['__PUBLIC_URL__/'],
    ['__PUBLIC_URL__/blog', article?.date],
    [`__PUBLIC_URL__/blog/${article?.slug}`, article?.date],
    ['__PUBLIC_URL__/legal/terms', terms.updated],
  ])
})

test('a character that XML does not allow is left out of the feed, which nobody could read', () => {
  vi.spyOn(Feed.prototype, 'atom1').mockReturnValueOnce(
    '<title>Copied\u000bfrom \u{1F58B}slides\uFFFE</title>',
  )
  expect(articleFeed()).toBe('<title>Copiedfrom \u{1F58B}slides</title>')
})

test('the feed has the articles, the latest first, each with its author and an id of its own', () => {
  const feed = read(articleFeed())
  expect(texts(feed, 'feed > id')).toEqual(['__PUBLIC_URL__/blog'])
  expect(texts(feed, 'feed > updated')).toEqual([`${articles[0]?.date}T00:00:00.000Z`])
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe('__PUBLIC_URL__/blog/feed.atom')
  expect(texts(feed, 'entry > id')).toEqual(articles.map(({ slug }) => `__PUBLIC_URL__/blog/${slug}`))
  expect(texts(feed, 'entry > title')).toEqual(articles.map(({ title }) => title))
  expect(texts(feed, 'entry > summary')).toEqual(articles.map(({ excerpt }) => excerpt))
  expect(texts(feed, 'entry > author > name')).toEqual(articles.map(({ author }) => author))
  expect(texts(feed, 'entry > updated')).toEqual(articles.map(({ date }) => `${date}T00:00:00.000Z`))
})

test('the web manifest has an icon for every use', () => {
  const manifest = JSON.parse(webManifest('#fbf8f3'))
  expect(manifest).toMatchObject({ short_name: 'Northword', start_url: '/', background_color: '#fbf8f3' })
  const kinds = manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose])
  expect(kinds).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
})
