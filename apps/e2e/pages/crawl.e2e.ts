import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { hydrate } from '../testing/browser/hydration.ts'

const visit = useBrowser()

const types: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^text\/javascript/,
  woff2: /^font\/woff2$/,
  png: /^image\/png$/,
  ico: /^image\/x-icon$/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
  atom: /^application\/atom\+xml/,
  xml: /^application\/xml/,
  json: /^application\/json/,
  txt: /^text\/plain/,
}

const site = readSite()
let found: Crawl
let pages: CrawledPage[]
beforeAll(async () => {
  found = await crawl(site.url, ['/', ...(await sitemapPaths())])
  pages = [...found.pages.values()]
})

async function sitemapPaths() {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replace(site.url, '') ?? '')
}

const where = (wrong: (page: CrawledPage) => boolean) => pages.filter(wrong).map(({ path }) => path)
const indexed = () => pages.filter(({ isIndexed }) => isIndexed)
const count = ({ elements }: CrawledPage, tag: string) => elements.filter((each) => each.tag === tag).length

describe('A crawler', () => {
  it('finds a page at the end of each', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(where(({ status }) => status !== 200)).toEqual([])
    // The dashboard asks a visitor to sign in.
    expect([...found.redirects.keys()].filter((path) => !path.startsWith('/pay/'))).toEqual(['/dashboard'])
  })

  it('finds one first heading and the language on each page', () => {
    expect(where((page) => count(page, 'h1') !== 1)).toEqual([])
    expect(where(({ elements: [html] }) => html?.attributes['lang'] !== 'en')).toEqual([])
  })

  it('finds no two pages with one title or one description', () => {
    for (const name of ['title', 'description'] as const) {
      const values = pages.map((page) => page[name])
      expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([])
    }
    expect(where(({ description = '' }) => description.length < 50 || description.length > 160)).toEqual([])
  })

  it('finds the place that a link names within its page', () => {
    const links = pages.flatMap((page) => page.links.map((link) => ({ from: page.path, link })))
    // A fragment with an equals sign is a parameter, such as a service to order.
    const toPlaces = links.filter(({ link: { hash } }) => hash !== '' && !hash.includes('='))
    expect(toPlaces.length).toBeGreaterThan(20)
    const lost = toPlaces.filter(({ link }) => {
      const target = found.pages.get(link.pathname)
      return !target?.elements.some(
        ({ attributes }) => attributes['id'] === decodeURIComponent(link.hash.slice(1)),
      )
    })
    expect(lost.map(({ from, link }) => `${from} → ${link.pathname}${link.hash}`)).toEqual([])
  })

  it('is told the address of each page that is to be found, and none of the others', () => {
    for (const { path, canonical, isIndexed } of pages) {
      expect(canonical, path).toBe(isIndexed ? site.url + path : undefined)
    }
  })

  it('gets to every page of the sitemap, and to no other that is to be found', async () => {
    const paths = await sitemapPaths()
    expect(new Set(paths).size).toBe(paths.length)
    expect(
      indexed()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(paths.toSorted())
    const linked = new Set(pages.flatMap(linkedFrom))
    // All articles are linked, or none.
    const unlisted = blogIsEmpty() ? paths.filter((path) => path.startsWith('/blog/')) : []
    expect(paths.filter((path) => !linked.has(path))).toEqual(unlisted)
  })
})

describe('The set of files that the pages name', () => {
  it('is there, and is what its ending says', async () => {
    const named = new Set(['/robots.txt', '/sitemap.xml', ...found.files, ...pages.flatMap(namedFiles)])
    const wrong = await Promise.all([...named].map(problemOf))
    expect(wrong.filter((problem) => problem !== undefined)).toEqual([])
    for (const ending of ['ico', 'svg', 'webmanifest', 'atom', 'png', 'woff2', 'js']) {
      expect(
        [...named].some((path) => path.endsWith(`.${ending}`)),
        ending,
      ).toBe(true)
    }
  })

  it('includes a card of its own for each page that is to be found', async () => {
    const cards = indexed().map((page) => property(page, 'og:image'))
    expect(new Set(cards).size).toBe(indexed().length)
    for (const card of cards) {
      const png = Buffer.from(await (await fetch(card ?? '')).arrayBuffer())
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630])
      expect(png.length, card).toBeLessThan(61_440)
    }
  })

  it('includes nothing with an unfinished address', () => {
    expect(where(({ html }) => html.includes('__PUBLIC_URL'))).toEqual([])
    for (const page of indexed()) expect(property(page, 'og:url')).toBe(site.url + page.path)
  })

  it('includes icons of the sizes that the manifest says', async () => {
    const { icons } = await (await fetch(`${site.url}/site.webmanifest`)).json()
    for (const { src, sizes, type } of icons) {
      const answer = await fetch(site.url + src)
      expect(answer.headers.get('content-type')).toContain(type)
      if (type !== 'image/png') continue
      const png = Buffer.from(await answer.arrayBuffer())
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('includes the same articles in the feed as in the sitemap', async () => {
    const feed = await (await fetch(`${site.url}/blog/feed.atom`)).text()
    const ids = [...feed.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id]) =>
      id?.replace(site.url, ''),
    )
    const articles = (await sitemapPaths()).filter((path) => path.startsWith('/blog/'))
    expect(new Set(ids)).toEqual(new Set(articles))
    expect(ids.length).toBeGreaterThan(0)
  })

  it('includes the whole address of the sitemap in robots.txt, which keeps nobody from a page', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml\n`)
    const barred = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
    // Search engines list the bare address of a linked page that robots.txt blocks, so the dashboard is not blocked.
    expect(barred).toEqual(['/api/', '/trpc/'])
    expect(where(({ path }) => barred.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('includes data for search engines that can be read', () => {
    const withData = indexed().map((page) => ({ path: page.path, types: dataTypes(page) }))
    expect(withData.filter(({ types: [first] }) => !first)).toEqual([])
    const of = (path: string) => withData.find((page) => page.path === path)?.types
    expect(of('/')).toEqual(['Organization', 'WebSite'])
    expect(of('/faq')).toEqual(['FAQPage', 'BreadcrumbList'])
  })
})

describe.skipIf(withoutBrowser)('A browser', () => {
  it('meets no error and asks no other host on any page', { tags: ['thorough'] }, async () => {
    const { page } = await visit(site)
    for (const { path } of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await hydrate(page)
    }
  })
})

const linkedFrom = ({ path, links }: CrawledPage) =>
  links.map(({ pathname }) => pathname).filter((to) => to !== path)

const blogIsEmpty = () =>
  !found.pages.get('/blog')?.links.some(({ pathname }) => /^\/blog\/[^.]+$/.test(pathname))

const property = ({ elements }: CrawledPage, name: string) =>
  elements.find(({ attributes }) => attributes['property'] === name)?.attributes['content']

const listed = ['content', 'data-next', 'data-rest']

/** All files that a page refers to. */
function namedFiles({ path, elements }: CrawledPage): string[] {
  const named = elements.flatMap(({ tag, attributes }) => {
    if (tag === 'link' && attributes['rel'] !== 'canonical') return [attributes['href']]
    if (['img', 'script', 'source', 'video', 'audio'].includes(tag)) return [attributes['src']]
    if (attributes['name'] === 'northword-scripts')
      return listed.flatMap((list) => attributes[list]?.split(' '))
    return attributes['property'] === 'og:image' ? [attributes['content']] : []
  })
  const addresses = named.filter((each) => each !== undefined && !each.startsWith('data:'))
  return addresses.map((each) => {
    const { origin, pathname } = new URL(each ?? '', site.url + path)
    expect(origin, `${each} on ${path}`).toBe(site.url)
    return pathname
  })
}

async function problemOf(path: string) {
  const answer = await fetch(site.url + path)
  const type = answer.headers.get('content-type') ?? ''
  await answer.body?.cancel()
  const isRight = types[path.split('.').at(-1) ?? '']?.test(type)
  return answer.status === 200 && isRight ? undefined : `${path}: ${answer.status} ${type}`
}

function dataTypes({ elements }: CrawledPage): string[] {
  const scripts = elements.filter(({ attributes }) => attributes['type'] === 'application/ld+json')
  return scripts.flatMap(({ text }) => {
    const graph: { '@type': string }[] = JSON.parse(text)['@graph']
    return graph.map((thing) => thing['@type'])
  })
}

/** A page as a search engine gets it. */
interface CrawledPage {
  path: string
  status: number
  html: string
  elements: PageElement[]
  title: string | undefined
  description: string | undefined
  canonical: string | undefined
  isIndexed: boolean
  /** Internal links with fragments. */
  links: URL[]
}

interface Crawl {
  /** By path. */
  pages: Map<string, CrawledPage>
  /** Linked paths that are no pages, such as the feed. */
  files: string[]
  /** Redirect targets by requested path. */
  redirects: Map<string, string>
}

type Found = CrawledPage | { path: string; location: URL } | { path: string }

/** Follows all internal links. Ignores queries, which are views of one page. */
async function crawl(origin: string, starts: readonly string[]): Promise<Crawl> {
  const byPath = new Map<string, CrawledPage>()
  const files: string[] = []
  const redirects = new Map<string, string>()
  const seen = new Set(starts)
  let next = [...starts]
  while (next.length > 0) {
    const answers = await Promise.all(next.map((path) => readAddress(origin, path)))
    const named = answers.flatMap((answer) => {
      if ('location' in answer) {
        redirects.set(answer.path, answer.location.href.replace(origin, ''))
        return [answer.location.pathname]
      }
      if (!('html' in answer)) {
        files.push(answer.path)
        return []
      }
      byPath.set(answer.path, answer)
      return answer.links.map(({ pathname }) => pathname)
    })
    next = [...new Set(named)].filter((path) => !seen.has(path))
    for (const path of next) seen.add(path)
  }
  return { pages: byPath, files, redirects }
}

async function readAddress(origin: string, path: string): Promise<Found> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location !== null) return { path, location: new URL(location, origin + path) }
  const html = await answer.text()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return { path }
  return { path, status: answer.status, html, ...readPage(html, origin + path) }
}

function readPage(html: string, address: string) {
  const elements = elementsOf(html)
  const find = (tag: string, name?: string, value?: string) =>
    elements.find((each) => each.tag === tag && (!name || each.attributes[name] === value))
  return {
    elements,
    title: find('title')?.text,
    description: find('meta', 'name', 'description')?.attributes['content'],
    canonical: find('link', 'rel', 'canonical')?.attributes['href'],
    isIndexed: !find('meta', 'name', 'robots')?.attributes['content']?.includes('noindex'),
    links: elements.filter(({ tag }) => tag === 'a').flatMap((link) => inSite(link, address)),
  }
}

function inSite({ attributes: { href } }: PageElement, address: string): URL[] {
  if (href === undefined) return []
  const target = new URL(href, address)
  return target.origin === new URL(address).origin ? [target] : []
}

/** An element of the delivered HTML, in source order. */
interface PageElement {
  tag: string
  attributes: Record<string, string>
  /** Includes descendants. */
  text: string
}

/** Includes elements in noscript. */
function elementsOf(html: string): PageElement[] {
  return parse(html, { scriptingEnabled: false }).childNodes.flatMap(readNode)
}

function readNode(node: DefaultTreeAdapterTypes.Node): PageElement[] {
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, text: textOf(node) }, ...node.childNodes.flatMap(readNode)]
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
