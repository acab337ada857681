import { consent } from '@northword/content/consent'
import { cookieBannerDelayMs, type CookiePreferences, shownByDefault } from '@northword/contract/consent'
import { consentDayKey, consentFlagKey, preferencesKey } from '@northword/contract/device-key-names'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The storage of a browser in which Accept was pressed today, for the site at this address. */
export function acceptedAt(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = Object.entries(answered(shownByDefault)).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** An answer as the site stores it, given so many days ago. */
export const answered = (preferences: CookiePreferences, daysAgo = 0): Record<string, string> => ({
  [consentFlagKey]: 'true',
  [preferencesKey]: JSON.stringify(preferences),
  [consentDayKey]: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
})

/** The cookie banner. */
export const bannerOf = (page: Page) => page.getByRole('region', { name: consent.banner.label })

/** Everything that the page's origin and tab store, by name. */
export const storedIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }))

/** Makes a visitor new, so that the banner appears. */
export const newcomer = { isNew: true }

/** Milliseconds after which a banner that is due has appeared. */
export const longEnough = cookieBannerDelayMs + 700

/** Gives one of the banner's answers, once it is there. */
export const answerBanner = (page: Page, answer: string) =>
  bannerOf(page).getByRole('button', { name: answer, exact: true }).click()

/** A switch of the page of the Cookie Policy. */
export const switchOf = (page: Page, category: keyof typeof consent.manager.switches) =>
  page.getByRole('switch', { name: consent.manager.switches[category].label })

/** A button of the page by its whole name. */
export const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until a banner that is due would have appeared, and expects none. */
export async function expectNoBanner(page: Page) {
  await page.waitForTimeout(longEnough)
  expect(await bannerOf(page).isVisible()).toBe(false)
}
