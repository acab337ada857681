import { describe, expect, it } from 'vitest'
import type { Page, Pages } from '../../doors/pages/pages.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const head = `<link rel="canonical" href="https://words.example/blog">
<meta property="og:url" content="https://words.example/blog">
<script type="application/ld+json">{"@type":"Blog"}</script>
</head>`

/** The list with a head for search engines, whose second page has one of its own. */
function listPages(): Pages {
  const built = testPages(['/blog'])
  const withHead = (page: Page): Page => {
    const html = page.bodies.identity.toString().replace('</head>', head)
    return { ...page, bodies: { identity: Buffer.from(html) } }
  }
  const byPath = new Map(Array.from(built.byPath, ([path, page]) => [path, withHead(page)]))
  return {
    ...built,
    byPath,
    render: async (address, state) => ({
      markup: address,
      state,
      ...(address === '/blog?page=2' && { head: { title: 'Blog, page 2', query: '?page=2' } }),
    }),
  }
}

describe('The list of articles', () => {
  const site = useTestApp(openTestPglite, {}, { pages: listPages() })

  it.each(['?q=planning', '?category=marketing', '?page=3', '?q=&category=x', '?utm_source=mail&q=%3Cb%3E'])(
    'is completed where its address asks for some of them: %s',
    async (query) => {
      const page = await newBrowser(site).visit(`/blog${query}`)
      expect([page.statusCode, stateIn(page)]).toEqual([200, {}])
      expect(page.body).toContain(`<div id="root">/blog${query}</div>`)
      expect(page.body).toContain('<link rel="canonical" href="https://words.example/blog">')
    },
  )

  it('tells search engines of an older page by its own title and address', async () => {
    const { body } = await newBrowser(site).visit('/blog?page=2')
    expect(body).toContain('<title>Blog, page 2</title>')
    expect(body).toContain('<link rel="canonical" href="https://words.example/blog?page=2">')
    expect(body).toContain('<meta property="og:url" content="https://words.example/blog?page=2">')
    expect(body).not.toContain('ld+json')
  })

  it.each(['', '?q=', '?utm_source=mail', '?category=', '?page='])(
    'comes as it was built where it asks for all: "%s"',
    async (query) => {
      expect((await newBrowser(site).visit(`/blog${query}`)).body).toContain('as built')
    },
  )
})
