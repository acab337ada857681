// @vitest-environment node
import type * as Articles from '@northword/content/site/articles/articles'
import { articles } from '@northword/content/site/articles/articles'
import { site } from '@northword/content/matter/whole-site'
import { pages } from '@northword/content/site/pages'
import { documentMatter, matterElement } from '@northword/contract/site/document-matter'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { articleFeed } from './render/files/feed.ts'
import { structuredData } from './render/head/structured-data.ts'
import { testPage } from './render/test-page.ts'
import { renderPage } from './server-entry.tsx'
import { answering } from './testing/served-account.ts'

/** As many as a studio may have, with texts and pictures that have nothing in common. */
vi.mock('@northword/content/site/articles/articles', async (original) => {
  const { createHash } = await import('node:crypto')
  const { articles: ofSeed, ...others } = await original<typeof Articles>()
  const chance = (name: string, at: number) => createHash('sha512').update(`${name}${at}`).digest('hex')
  const articleAt = (at: number) => {
    const files = [480, 960, 1_440].map((width) => {
      const name = `${chance(String(width), at).slice(0, 64)}.webp`
      return { name, width, height: width / 2 }
    })
    return {
      ...ofSeed[0],
      id: String(at),
      slug: `article-${at}`,
      title: chance('title', at).slice(0, 60),
      excerpt: chance('excerpt', at),
      picture: { files, isDecorative: false, alternative: chance('picture', at) },
    }
  }
  return { ...others, articles: Array.from({ length: 2_000 }, (_, at) => articleAt(at)) }
})

const rendered = (address: string) => renderPage(address, {}, answering({}))

test('the list of 2,000 articles is a page of no more bytes than a release may have', async () => {
  const { markup } = await rendered('/blog')
  const matter = matterElement(documentMatter({ ...site, articles }, { paths: ['articles'], lacks: [] }))
  const html = [markup, matter, ...structuredData(testPage('blog', '/blog'))].join('')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  // Of 64 KB, the rest is for styles, scripts and other matter.
  expect(brotliCompressSync(html, { params }).length).toBeLessThan(48 * 1024)
  expect(articleFeed().match(/<entry>/g)).toHaveLength(48)
})

test('links lead from there to every article', async () => {
  const addresses = ['/blog']
  const found = new Set<string>()
  for (const address of addresses) {
    const { markup } = await rendered(address)
    for (const [, to = ''] of markup.matchAll(/href="(\/blog[^"#]*)/g)) {
      if (to.startsWith('/blog/article-')) found.add(to)
      else if (/^\/blog\?page=\d+$/.test(to) && !addresses.includes(to)) addresses.push(to)
    }
  }
  expect(addresses).toHaveLength(42)
  expect(found).toEqual(new Set(articles.map(({ slug }) => `/blog/${slug}`)))
})

test('an older page has a title and a canonical address of its own, and a search finds the oldest', async () => {
  const head = { title: `${pages.blog.title}, page 42 - Northword`, query: '?page=42' }
  for (const query of ['page=42', 'page=43']) expect((await rendered(`/blog?${query}`)).head).toEqual(head)
  const { slug = '', title = '' } = articles.at(-1) ?? {}
  const search = await rendered(`/blog?q=${title}`)
  expect(search.head).toBeUndefined()
  expect(search.markup.match(/\/blog\/article-\d+/g)).toEqual([`/blog/${slug}`])
})
