/** @module-tag thorough */
import { consent } from '@northword/content/site/consent'
import { chrome } from '@northword/content/site/navigation'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../../testing/accessibility/accessibility.ts'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { bannerOf, buttonNamed, newcomer } from '../../testing/browser/consent.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { looks } from '../../testing/accessibility/looks.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const { accept, decline } = consent.banner

describe.skipIf(withoutBrowser)('The cookie banner', () => {
  const site = readSite()

  it.each(looks)('is found clean by axe, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, ...newcomer, at: '/' })
    await bannerOf(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('can be answered by keyboard, and gives the focus back', async () => {
    const { page } = await visit(site, { ...newcomer, at: '/' })
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: chrome.skipLink })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
    await bannerOf(page).waitFor()
    const policy = bannerOf(page).getByRole('link')
    await page.keyboard.press('Tab')
    expect(await policy.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const name of [accept, decline]) {
      await page.keyboard.press('Tab')
      expect(await buttonNamed(page, name).evaluate((element) => element === document.activeElement)).toBe(
        true,
      )
    }
    await page.keyboard.press('Enter')
    await bannerOf(page).waitFor({ state: 'hidden' })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('never lies over what has the focus, nor over the end of the page', async () => {
    const { page } = await visit(site, { ...newcomer, ...phone, at: '/contact' })
    await bannerOf(page).waitFor()
    await hydrate(page)
    const covered: string[] = []
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(hiddenFocus)
      if (hidden) covered.push(hidden)
    }
    expect(covered).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const banner = await bannerOf(page).boundingBox()
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(
      Math.ceil(banner?.y ?? 0),
    )
  })

  it.each(['/', '/login', '/legal/cookies', '/blog'])(
    'is not the largest thing of %s, and moves nothing',
    async (path) => {
      const { page } = await visit(site, { ...newcomer, ...phone })
      await page.addInitScript(watchPaint)
      await page.goto(path)
      // A late font may shift words, which is not the banner's fault.
      const before = await page.evaluate(() => document.fonts.ready.then(() => window.watched.shift))
      await bannerOf(page).waitFor()
      await page.waitForTimeout(500)
      const { inBanner, shift, seen } = await page.evaluate(() => window.watched)
      expect(seen).toBeGreaterThan(0)
      expect(inBanner).toBe(false)
      expect(shift - before).toBe(0)
    },
  )

  it('is not printed', async () => {
    const { page } = await visit(site, { ...newcomer, at: '/' })
    await bannerOf(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bannerOf(page).isVisible()).toBe(false)
  })
})

/** Runs in the page: the focused element, if less than a line of it is above the banner. */
function hiddenFocus(): string | null {
  const banner = document.querySelector('[data-consent-banner]')
  const focused = document.activeElement
  if (!focused || !banner || banner.contains(focused) || focused === document.body) return null
  const { top, height } = focused.getBoundingClientRect()
  const inSight = banner.getBoundingClientRect().top - top
  return inSight < Math.min(height, 24) ? focused.outerHTML.slice(0, 120) : null
}

interface Watched {
  seen: number
  inBanner: boolean
  shift: number
}
declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page: records whether the banner is the largest paint, and layout shifts. */
function watchPaint() {
  window.watched = { seen: 0, inBanner: false, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element: Element | null }
      window.watched.seen += 1
      window.watched.inBanner ||= element?.closest('[data-consent-banner]') != null
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.watched.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
