import { consent } from '@northword/content/site/consent'
import { cookieBannerDelayMs, type CookiePreferences, shownByDefault } from '@northword/contract/site/consent'
import { consentDayKey, consentFlagKey, preferencesKey } from '@northword/contract/device/device-key-names'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Browser storage after Accept was pressed today at this origin. */
export function acceptedAt(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = Object.entries(answered(shownByDefault)).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** A stored answer of that age. */
export const answered = (preferences: CookiePreferences, daysAgo = 0): Record<string, string> => ({
  [consentFlagKey]: 'true',
  [preferencesKey]: JSON.stringify(preferences),
  [consentDayKey]: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
})

export const bannerOf = (page: Page) => page.getByRole('region', { name: consent.banner.label })

/** localStorage and sessionStorage of the page. */
export const storedIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }))

/** A visitor who has not answered the banner. */
export const newcomer = { isNew: true }

/** Milliseconds after which a due banner is visible. */
const longEnough = cookieBannerDelayMs + 700

export const answerBanner = (page: Page, answer: string) =>
  bannerOf(page).getByRole('button', { name: answer, exact: true }).click()

/** Of the Cookie Policy page. */
export const switchOf = (page: Page, category: keyof typeof consent.manager.switches) =>
  page.getByRole('switch', { name: consent.manager.switches[category].label })

export const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits as long as a due banner needs. */
export async function expectNoBanner(page: Page) {
  await page.waitForTimeout(longEnough)
  expect(await bannerOf(page).isVisible()).toBe(false)
}
