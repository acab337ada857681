import { consent } from '@northword/content/site/consent'
import { home } from '@northword/content/site/home'
import { cookieBannerDelayMs, nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import {
  consentDayKey,
  consentFlagKey,
  draftPrefix,
  preferencesKey,
} from '@northword/contract/device/device-key-names'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import {
  answerBanner,
  answered,
  bannerOf,
  buttonNamed,
  expectNoBanner,
  newcomer,
  storedIn,
} from '../../testing/browser/consent.ts'
import { firstOf } from '@northword/rig/first-of'
import type { Arrival } from '../../testing/browser/visitor.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'

const visit = useBrowser()
const smallPhone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const
const { accept, decline, link } = consent.banner

/** Runs in the page: scrolls an element to the window's end, with all but its top 20 px behind the banner. */
function putAtTheBottom(element: Element) {
  const banner = document.querySelector('[data-consent-banner]:not([hidden])')
  const edge = banner ? banner.getBoundingClientRect().top : innerHeight
  scrollBy({ top: element.getBoundingClientRect().top + 20 - edge, behavior: 'instant' })
}

/** Stores items before the page is opened for the first time. */
async function storeBefore(page: Page, stored: Record<string, string>) {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', '')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

/** Turns the page's clock on until the banner, which is due, is there. */
async function hurryBanner(page: Page) {
  const isThere = async () => {
    await page.clock.fastForward(cookieBannerDelayMs)
    return bannerOf(page).isVisible()
  }
  await expect.poll(isThere).toBe(true)
}

describe.skipIf(withoutBrowser)('The cookie banner', () => {
  const site = readSite()

  /** Someone who need not wait for the banner. */
  const visitInHaste = async (options: Arrival = newcomer) => {
    const visitor = await visit(site, options)
    await visitor.page.clock.install()
    return visitor
  }

  it('appears two seconds after the page has loaded, before anything optional is stored', async () => {
    const { page, context } = await visit(site, { ...newcomer, at: '/' })
    await bannerOf(page).waitFor()
    const age = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance.now() - (navigation?.loadEventEnd ?? 0)
    })
    expect(age).toBeGreaterThan(cookieBannerDelayMs - 50)
    expect(await storedIn(page)).toEqual({ local: {}, session: {} })
    expect(await context.cookies()).toEqual([])
    expect(await bannerOf(page).getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.to)
  })

  firstOf([
    { answer: decline, preferences: nothingOptional },
    { answer: accept, preferences: shownByDefault },
  ])('ends for good with $answer, without any script of the page', async ({ answer, preferences }) => {
    const { page, expectProblem } = await visitInHaste()
    expectProblem(/ERR_FAILED|dynamically imported module/)
    await page.route(/\/assets\/(?!rest-of-loader-)[^/]*\.js$/, (route) => route.abort())
    await page.goto('/pricing')
    await hurryBanner(page)
    await answerBanner(page, answer)
    await bannerOf(page).waitFor({ state: 'hidden' })
    const { local } = await storedIn(page)
    expect(local[consentFlagKey]).toBe('true')
    expect(JSON.parse(local[preferencesKey] ?? '')).toEqual(preferences)
    expect(Object.keys(local)).toHaveLength(3)
    await page.goto('/faq')
    await expectNoBanner(page)
  })

  it('gives both answers the same weight', { tags: ['thorough'] }, async () => {
    const { page } = await visitInHaste()
    await page.goto('/')
    await hurryBanner(page)
    const looksOf = (name: string) =>
      buttonNamed(page, name).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
      })
    expect(await looksOf(accept)).toEqual(await looksOf(decline))
  })

  it('takes a quarter of a small phone, and leaves the home page its main button', async () => {
    const { page } = await visitInHaste({ ...newcomer, ...smallPhone })
    await page.goto('/')
    await hurryBanner(page)
    const banner = await bannerOf(page).boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(160)
    const button = await page.getByRole('link', { name: home.hero.primaryCta.label }).first().boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  })

  firstOf([
    { path: '/contact', field: 'message' },
    { path: '/order/PS-070', field: 'email' },
  ])('never lies over the field of $path in which somebody is', async ({ path, field }) => {
    const { page } = await visitInHaste({ ...newcomer, ...smallPhone })
    await page.goto(path)
    const place = page.locator(`main [name=${field}]`)
    // Once when the banner appears, and once when the field is pressed later.
    await place.evaluate(putAtTheBottom)
    await place.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await hurryBanner(page)
    const isFree = async () => {
      const [{ y = 0, height = 0 }, banner] = [
        (await place.boundingBox()) ?? {},
        await bannerOf(page).boundingBox(),
      ]
      return y >= 0 && y + height <= (banner?.y ?? 0) + 1
    }
    await expect.poll(isFree).toBe(true)
    await place.evaluate(putAtTheBottom)
    await place.evaluate((element: HTMLElement) => element.blur())
    const { x = 0, y = 0 } = (await place.boundingBox()) ?? {}
    await page.mouse.click(x + 10, y + 3)
    await waitForFocus(place)
    await expect.poll(isFree).toBe(true)
  })

  it('ends in every tab with an answer in one', async () => {
    const { page, context } = await visitInHaste()
    const other = await context.newPage()
    await page.goto('/')
    await other.goto('/about')
    await hurryBanner(page)
    await hurryBanner(other)
    await answerBanner(page, decline)
    await expect.poll(() => bannerOf(other).isVisible()).toBe(false)
  })

  firstOf([
    { what: 'preferences that are no JSON', stored: { [preferencesKey]: '{', [consentFlagKey]: 'true' } },
    { what: 'preferences of another shape', stored: { [preferencesKey]: '{"functional":"yes"}' } },
    { what: 'a day that does not exist', stored: { ...answered(shownByDefault), [consentDayKey]: '?' } },
    { what: 'an answer of more than a year ago', stored: answered(shownByDefault, 366) },
  ])('asks again after $what, and keeps nothing of it', async ({ stored }) => {
    const { page } = await visitInHaste()
    await storeBefore(page, { ...stored, nw_color_scheme: 'dark', [`${draftPrefix}PS-045`]: '{' })
    await page.goto('/')
    await expect.poll(async () => (await storedIn(page)).local).toEqual({})
    await hurryBanner(page)
    await answerBanner(page, accept)
    await bannerOf(page).waitFor({ state: 'hidden' })
  })

  it('does not ask within a year', { tags: ['thorough'] }, async () => {
    const { page } = await visit(site, newcomer)
    await storeBefore(page, answered(nothingOptional, 364))
    await page.goto('/')
    await expectNoBanner(page)
  })
})
