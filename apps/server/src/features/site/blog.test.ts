import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

describe('The list of articles', () => {
  const site = useTestApp(openTestPglite, {}, { pages: testPages(['/blog']) })

  it.each(['?q=planning', '?category=marketing', '?q=&category=x', '?utm_source=mail&q=%3Cb%3E'])(
    'is completed where its address asks for some of them: %s',
    async (query) => {
      const page = await newBrowser(site).visit(`/blog${query}`)
      expect([page.statusCode, stateIn(page)]).toEqual([200, {}])
      expect(page.body).toContain(`<div id="root">/blog${query}</div>`)
    },
  )

  it.each(['', '?q=', '?utm_source=mail', '?category='])(
    'comes as it was built where it asks for all: "%s"',
    async (query) => {
      expect((await newBrowser(site).visit(`/blog${query}`)).body).toContain('as built')
    },
  )
})
