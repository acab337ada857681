/** @module-tag thorough */
import { articles } from '@northword/content/site/articles/articles'
import type { DocumentMatter } from '@northword/contract/site/document-matter'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { chunksOf, readPage, readRenderer } from '../../testing/pages/page-bytes.ts'
import { routes } from '../../testing/pages/routes.ts'

const visit = useBrowser()

/** Pages for reading, and one article. */
const paths = [...routes.map(({ path }) => path), `/blog/${articles[0]?.slug}`]

/** By page file: chunks of hydration, and entries that load later. */
const cuts: { file: string; first: string[]; later: string[] }[] = [
  { file: 'index', first: [], later: ['ui', 'plain-form', 'ordering', 'order-dialog', 'send-order'] },
  { file: 'contact', first: ['ui', 'plain-form', 'contact.page'], later: ['send-message'] },
  { file: 'blog', first: ['ui', 'plain-form', 'blog.page'], later: ['newsletter-calls'] },
  { file: 'login', first: ['ui', 'plain-form', 'login.page'], later: ['auth-calls'] },
  { file: 'signup', first: ['ui', 'plain-form', 'signup.page'], later: ['auth-calls'] },
]

describe('The scripts of a page', () => {
  it.each(cuts)('$file are cut where chunk-groups.ts says: at first $first, later $later', async (cut) => {
    const { first, later } = await chunksOf(`${cut.file}.html`)
    const always = ['main', 'vendor', 'frame']
    expect(first, 'A chunk that every visit needs is not among the first').toEqual(
      expect.arrayContaining([...always, ...cut.first]),
    )
    expect(
      cut.later.filter((name) => first.includes(name)),
      'Fetched before it is wanted',
    ).toEqual([])
    expect(
      cut.later.filter((name) => !later.includes(name)),
      'There is no chunk of this name',
    ).toEqual([])
  })
})

it.each(articles)(
  'The page of $slug brings no other article, so that a thousand cost it nothing',
  async (article) => {
    const [, json = ''] =
      /id="matter">(.*?)<\/script>/s.exec(await readPage(`blog/${article.slug}.html`)) ?? []
    const { values }: DocumentMatter = JSON.parse(json)
    expect(Object.keys(Object(values['articlePages']))).toEqual([article.slug])
    expect(values).not.toHaveProperty('articles')
  },
)

it('Pages are rendered by React’s production build, which takes half the time, whatever NODE_ENV says', async () => {
  const renderer = await readRenderer()
  expect(renderer).toContain('prerenderToNodeStream')
  expect(renderer).not.toMatch(/process\.env\.NODE_ENV|jsxDEV/)
})

describe.skipIf(withoutBrowser)('Before anybody turns to a page', () => {
  const site = readSite()

  it.each(paths)(
    '%s asks for its fonts and its icon alone, and for scripts only once it is painted',
    async (path) => {
      const { page } = await visit(site)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const asked: Asked[] = []
      session.on('Network.requestWillBeSent', ({ request }) => {
        const { pathname, protocol } = new URL(request.url)
        if (protocol !== 'data:') asked.push({ path: pathname, priority: request.initialPriority })
      })
      await page.goto(path)
      await expect.poll(() => asked.some(isScript)).toBe(true)
      await page.waitForLoadState('networkidle')
      expect(asked.filter((each) => each.path !== path && !isLater(each) && !isForReading(each))).toEqual([])
      expect(asked.filter((each) => isScript(each) && !each.priority.endsWith('Low'))).toEqual([])
      expect(await page.evaluate(earlyFiles)).toEqual([])
    },
  )
})

interface Asked {
  path: string
  priority: string
}

const isScript = ({ path }: Asked) => path.endsWith('.js')

/** Scripts, and styles of parts that buttons open. */
const isLater = ({ path }: Asked) => /\.(js|css)$/.test(path)

const isForReading = ({ path }: Asked) => /\.woff2$|^\/favicon\./.test(path)

/** Runs in the page: scripts and styles fetched before load and first paint. */
function earlyFiles() {
  const [document] = performance.getEntriesByType('navigation')
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  if (!(document instanceof PerformanceNavigationTiming) || !painted) return ['no paint']
  const end = Math.max(document.loadEventStart, painted.startTime)
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < end)
    .map(({ name }) => name)
}
