import { pages } from '@northword/content/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { useBrowser, withoutBrowser } from './browser-story.ts'
import { quickestKind } from './database.ts'
import { hydrate, markup } from './hydration.ts'
import { routes, titleOf } from './routes.ts'
import { openSite, type Site } from './site.ts'

const visit = useBrowser()
const phone = { width: 360, height: 740 }

describe.skipIf(withoutBrowser)('Every page', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it.each(routes)(
    '$path is whole before its scripts run, and the same afterwards',
    async ({ path, title }) => {
      const { page } = await visit(site)
      await page.goto(path)
      expect(await page.title()).toBe(title)
      const before = await markup(page)
      await hydrate(page)
      expect(await markup(page)).toBe(before)
      expect(await page.title()).toBe(title)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await accessibilityProblems(page)).toEqual([])
    },
  )

  it.each(routes)('$path fits a phone', async ({ path }) => {
    const { page } = await visit(site, { viewport: phone, hasTouch: true, isMobile: true })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it.each(routes)('$path can be read in the dark and without a script', async ({ path, title }) => {
    const { page } = await visit(site, { javaScriptEnabled: false, colorScheme: 'dark' })
    await page.goto(path)
    expect(await page.title()).toBe(title)
    const hidden = page.locator('main :is(h1, h2, h3, p, li, a)').filter({ visible: false, hasText: /\S/ })
    expect(await hidden.allInnerTexts()).toEqual([])
  })

  it.each(['/no/such/page', '/blog/no-such-post', '/pay/PS-999'])(
    'says of %s that it is not there',
    async (path) => {
      const { page, expectProblem } = await visit(site)
      expectProblem(/404/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      expect(await page.title()).toBe(titleOf(pages.notFound.title))
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
      const before = await markup(page)
      await hydrate(page)
      expect(await markup(page)).toBe(before)
      expect(await accessibilityProblems(page)).toEqual([])
    },
  )
})
