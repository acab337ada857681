import { consent } from '@northword/content/consent'
import { type CookiePreferences, shownByDefault } from '@northword/contract/consent'
import { consentDayKey, consentFlagKey, preferencesKey } from '@northword/contract/device-key-names'
import type { BrowserContextOptions, Page } from 'playwright-core'

/** What the browser of somebody holds who pressed Accept today, for the site at this address. */
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

/** A switch of the Cookie Policy page. */
export const switchOf = (page: Page, category: keyof typeof consent.manager.switches) =>
  page.getByRole('switch', { name: consent.manager.switches[category].label })

/** Everything that the page's origin and tab store, by name. */
export const storedIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }))
