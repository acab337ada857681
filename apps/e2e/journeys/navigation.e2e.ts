import { home } from '@northword/content/site/home'
import { chrome } from '@northword/content/site/navigation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../testing/accessibility/accessibility.ts'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { hydrate } from '../testing/browser/hydration.ts'
import { expectTitle } from '../testing/browser/address.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe.skipIf(withoutBrowser)('Going through the site', () => {
  const site = readSite()

  it('begins a new page at its top, and Back where one was', async () => {
    const { page } = await visit(site, { at: '/' })
    await hydrate(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(500)
    await link.click()
    await page.waitForURL('**/services')
    await expectTitle(page, 'Services')
    await expect.poll(() => scrollTop(page)).toBe(0)

    await page.goBack()
    await expectTitle(page, 'Home')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 50)

    await page.goForward()
    await expectTitle(page, 'Services')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  it('follows a link within a page to its place', async () => {
    const { page } = await visit(site, { at: '/' })
    await hydrate(page)
    await page.getByRole('link', { name: home.hero.secondaryCta.label }).click()
    const heading = page.getByRole('heading', { name: home.process.heading })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(400)
    expect(await scrollTop(page)).toBeGreaterThan(100)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  it('opens an address with a place in it at that place', async () => {
    const { page } = await visit(site, { at: '/#how-it-works' })
    await hydrate(page)
    expect(await scrollTop(page)).toBeGreaterThan(100)
  })

  it('has a menu on a phone that opens, leads on and closes', async () => {
    const { page } = await visit(site, { ...phone, at: '/' })
    const menu = page.locator('summary', { hasText: chrome.menuTitle })
    const main = page.getByRole('navigation', { name: chrome.headerNavLabel })
    expect(await main.isVisible()).toBe(false)
    await menu.tap()
    const pricing = main.getByRole('link', { name: 'Pricing' })
    await pricing.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await pricing.tap()
    await page.waitForURL('**/pricing')
    await expectTitle(page, 'Pricing')
    await main.waitFor({ state: 'hidden' })

    await hydrate(page)
    await menu.tap()
    await pricing.waitFor()
    await page.keyboard.press('Escape')
    await main.waitFor({ state: 'hidden' })
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('has a menu on a phone that needs no script', async () => {
    const { page } = await visit(site, { ...phone, javaScriptEnabled: false, at: '/' })
    await page.locator('summary', { hasText: chrome.menuTitle }).tap()
    const main = page.getByRole('navigation', { name: chrome.headerNavLabel })
    await main.getByRole('link', { name: 'FAQ' }).tap()
    await expectTitle(page, 'FAQ')
  })

  it('lets the keyboard skip to the content', async () => {
    const { page } = await visit(site, { at: '/' })
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: chrome.skipLink })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
