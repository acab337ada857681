import { elementsOf, type PageElement } from './parsed-page.ts'

/** A page of the site as a search engine gets it. */
export interface CrawledPage {
  path: string
  status: number
  html: string
  elements: PageElement[]
  title: string | undefined
  description: string | undefined
  canonical: string | undefined
  isIndexed: boolean
  /** Whole addresses of this site that its links name, with their fragments. */
  links: URL[]
}

/** What following every link of a site led to. */
export interface Crawl {
  /** By path. */
  pages: Map<string, CrawledPage>
  /** Paths of what is linked and is no page, such as the feed. */
  files: string[]
  /** Where the site sent a link on to, by the path that was asked for. */
  redirects: Map<string, string>
}

type Found = CrawledPage | { path: string; location: URL } | { path: string }

/** Follows every link within a site, from these paths on. Queries are left away: they are views of one page. */
export async function crawl(site: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const files: string[] = []
  const redirects = new Map<string, string>()
  const seen = new Set(starts)
  let next = [...starts]
  while (next.length > 0) {
    const answers = await Promise.all(next.map((path) => visit(site, path)))
    const named = answers.flatMap((answer) => {
      if ('location' in answer) {
        redirects.set(answer.path, answer.location.href.replace(site, ''))
        return [answer.location.pathname]
      }
      if (!('html' in answer)) {
        files.push(answer.path)
        return []
      }
      pages.set(answer.path, answer)
      return answer.links.map(({ pathname }) => pathname)
    })
    next = [...new Set(named)].filter((path) => !seen.has(path))
    for (const path of next) seen.add(path)
  }
  return { pages, files, redirects }
}

async function visit(site: string, path: string): Promise<Found> {
  const answer = await fetch(site + path, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location !== null) return { path, location: new URL(location, site + path) }
  const html = await answer.text()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return { path }
  return { path, status: answer.status, html, ...readPage(html, site + path) }
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
