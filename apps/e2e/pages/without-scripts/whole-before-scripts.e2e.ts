import { pages } from '@northword/content/site/pages'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, useReader, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate, markup } from '../../testing/browser/hydration.ts'
import { routes, titleOf } from '../../testing/pages/routes.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('Every page', () => {
  const site = readSite()
  const reader = useReader(() => site)

  it.each(routes)(
    '$path is whole before its scripts run, and the same afterwards',
    async ({ path, title }) => {
      const page = reader()
      await page.goto(path)
      expect(await page.title()).toBe(title)
      const before = await markup(page)
      await hydrate(page)
      expect(await markup(page)).toBe(before)
      expect(await page.title()).toBe(title)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
  )

  it.each([
    { path: '/no/such/page', words: pages.notFound },
    { path: '/blog/no-such-post', words: pages.blogPost },
    { path: '/pay/PS-999', words: pages.notFound },
  ])('says of $path that it is not there', async ({ path, words }) => {
    const { page } = await visit(site, { expects: /404/ })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    expect(await page.title()).toBe(titleOf(words.title))
    await page.getByRole('heading', { level: 1, name: words.heading }).waitFor()
    const before = await markup(page)
    await hydrate(page)
    expect(await markup(page)).toBe(before)
  })
})
