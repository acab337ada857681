import { consent } from '@northword/content/consent'
import { findService } from '@northword/content/catalogue'
import { chrome } from '@northword/content/navigation'
import { ordering } from '@northword/content/ordering'
import { cookieBannerDelayMs, nothingOptional, shownByDefault } from '@northword/contract/consent'
import {
  consentDayKey,
  consentFlagKey,
  draftPrefix,
  preferencesKey,
} from '@northword/contract/device-key-names'
import { findDeviceKey } from '@northword/contract/device-keys'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { dashboardOf, signUp } from './account-forms.ts'
import { useBrowser, withoutBrowser } from './browser-story.ts'
import { alone, clients } from './clients.ts'
import { answered, bannerOf, storedIn, switchOf } from './consent.ts'
import { quickestKind } from './database.ts'
import { hydrate } from './hydration.ts'
import { looks } from './looks.ts'
import { confirmedNumber, fillForm, openForm, submitButton } from './order-form.ts'
import { openSite, type Site } from './site.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const service = findService('PS-045')?.name ?? ''
const { accept, decline, link } = consent.banner
const { save, declineAll, saved, unsaved, globalPrivacyControl, noScript } = consent.manager
const newcomer = { isNew: true }
const longEnough = cookieBannerDelayMs + 700

const press = (page: Page, name: string) => bannerOf(page).getByRole('button', { name, exact: true }).click()
const ofPage = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Stores an answer, or something else, before the page is opened for the first time. */
async function storeBefore(page: Page, stored: Record<string, string>) {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', '')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

async function expectNoBanner(page: Page) {
  await page.waitForTimeout(longEnough)
  expect(await bannerOf(page).isVisible()).toBe(false)
}

describe.skipIf(withoutBrowser)('The cookie banner', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it('appears two seconds after the page has loaded, before anything optional is stored', async () => {
    const { page, context } = await visit(site, newcomer)
    await page.goto('/')
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

  it.each([
    { answer: accept, preferences: shownByDefault },
    { answer: decline, preferences: nothingOptional },
  ])('ends for good with $answer, without any script of the page', async ({ answer, preferences }) => {
    const { page, expectProblem } = await visit(site, newcomer)
    expectProblem(/ERR_FAILED|dynamically imported module/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/pricing')
    await press(page, answer)
    await bannerOf(page).waitFor({ state: 'hidden' })
    const { local } = await storedIn(page)
    expect(local[consentFlagKey]).toBe('true')
    expect(JSON.parse(local[preferencesKey] ?? '')).toEqual(preferences)
    expect(Object.keys(local)).toHaveLength(3)
    await page.goto('/faq')
    await expectNoBanner(page)
  })

  it('gives both answers the same weight', async () => {
    const { page } = await visit(site, newcomer)
    await page.goto('/')
    await bannerOf(page).waitFor()
    const looksOf = (name: string) =>
      ofPage(page, name).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
      })
    expect(await looksOf(accept)).toEqual(await looksOf(decline))
  })

  it('ends in every tab with an answer in one', async () => {
    const { page, context } = await visit(site, newcomer)
    const other = await context.newPage()
    await page.goto('/')
    await other.goto('/about')
    await bannerOf(page).waitFor()
    await bannerOf(other).waitFor()
    await press(page, decline)
    await expect.poll(() => bannerOf(other).isVisible()).toBe(false)
  })

  it.each([
    { what: 'preferences that are no JSON', stored: { [preferencesKey]: '{', [consentFlagKey]: 'true' } },
    { what: 'preferences of another shape', stored: { [preferencesKey]: '{"functional":"yes"}' } },
    { what: 'a day that does not exist', stored: { ...answered(shownByDefault), [consentDayKey]: '?' } },
    { what: 'an answer of more than a year ago', stored: answered(shownByDefault, 366) },
  ])('asks again after $what, and keeps nothing of it', async ({ stored }) => {
    const { page } = await visit(site, newcomer)
    await storeBefore(page, { ...stored, nw_color_scheme: 'dark', [`${draftPrefix}PS-045`]: '{' })
    await page.goto('/')
    expect((await storedIn(page)).local).toEqual({})
    await bannerOf(page).waitFor()
    await press(page, accept)
    await bannerOf(page).waitFor({ state: 'hidden' })
  })

  it('does not ask within a year', async () => {
    const { page } = await visit(site, newcomer)
    await storeBefore(page, answered(nothingOptional, 364))
    await page.goto('/')
    await expectNoBanner(page)
  })

  it('is not there without JavaScript', async () => {
    const { page } = await visit(site, { ...newcomer, javaScriptEnabled: false })
    await page.goto('/legal/cookies')
    await page.waitForTimeout(longEnough)
    expect(await bannerOf(page).isVisible()).toBe(false)
    expect(await page.locator('main p', { hasText: noScript }).isVisible()).toBe(true)
    expect(await page.locator('main :is(button, input)').filter({ visible: true }).count()).toBe(0)
  })

  it.each(looks)('is found clean by axe, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, ...newcomer })
    await page.goto('/')
    await bannerOf(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('can be answered by keyboard, and gives the focus back', async () => {
    const { page } = await visit(site, newcomer)
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: chrome.skipLink })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
    await bannerOf(page).waitFor()
    const policy = bannerOf(page).getByRole('link')
    await page.keyboard.press('Tab')
    expect(await policy.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const name of [accept, decline]) {
      await page.keyboard.press('Tab')
      expect(await ofPage(page, name).evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await page.keyboard.press('Enter')
    await bannerOf(page).waitFor({ state: 'hidden' })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('never lies over what has the focus, nor over the end of the page', async () => {
    const { page } = await visit(site, { ...newcomer, ...phone })
    await page.goto('/contact')
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
      // A font that comes late may move a word by a hair; that is not the banner's doing.
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
    const { page } = await visit(site, newcomer)
    await page.goto('/')
    await bannerOf(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bannerOf(page).isVisible()).toBe(false)
  })
})

describe.skipIf(withoutBrowser)('On the page of the Cookie Policy', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it('a visitor saves a choice, which ends the banner and is shown ever after', async () => {
    const { page } = await visit(site, newcomer)
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await page.goto('/legal/cookies')
    await bannerOf(page).waitFor()
    // Before the scripts: a switch that was moved must stay moved.
    await switchOf(page, 'analytics').click()
    await page.getByText(unsaved).waitFor()
    await ofPage(page, save).click()
    await page.getByRole('status').getByText(saved).waitFor()
    expect(alerts).toEqual([saved])
    expect(await bannerOf(page).isVisible()).toBe(false)
    await page.reload()
    // As stored, before any script of the page runs.
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
    await hydrate(page)
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    expect(await switchOf(page, 'essential').isDisabled()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('Decline All Optional saves nothing by itself', async () => {
    const { page } = await visit(site)
    await page.goto('/legal/cookies')
    await ofPage(page, declineAll).click()
    await page.getByText(unsaved).waitFor()
    expect(await switchOf(page, 'functional').isChecked()).toBe(false)
    expect(JSON.parse((await storedIn(page)).local[preferencesKey] ?? '')).toEqual(shownByDefault)
    await page.reload()
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
  })

  it('the switches follow the banner', async () => {
    const { page } = await visit(site, newcomer)
    await page.goto('/legal/cookies')
    expect(await switchOf(page, 'analytics').isChecked()).toBe(true)
    await press(page, decline)
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
  })

  it('the switches are there after a navigation in the browser too', async () => {
    const { page } = await visit(site)
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name: link.label }).click()
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor()
    await page.getByRole('rowheader', { name: 'nw_session', exact: true }).waitFor()
    expect(await switchOf(page, 'analytics').isChecked()).toBe(true)
    expect(await switchOf(page, 'marketing').isChecked()).toBe(false)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('Global Privacy Control counts as Decline, until the visitor saves another choice', async () => {
    const { page } = await visit(site)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    await page.goto('/legal/cookies')
    await expectNoBanner(page)
    expect(await switchOf(page, 'functional').isChecked()).toBe(false)
    await hydrate(page)
    await page.getByText(globalPrivacyControl).waitFor()
    await switchOf(page, 'functional').click()
    await ofPage(page, save).click()
    await page.getByText(globalPrivacyControl).waitFor({ state: 'hidden' })
    await page.reload()
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
  })
})

describe.skipIf(withoutBrowser)('What makes the next visit easier', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
  const chooseDark = (page: Page) => ofPage(page, chrome.colorScheme.dark).click()

  /** Goes away with nothing but what the device keeps, and comes back. */
  async function comeBack(page: Page) {
    const storageState = await page.context().storageState()
    const later = await visit(site, { ...newcomer, storageState })
    await later.page.goto('/')
    return later.page
  }

  it.each([
    { answer: decline, later: 'light', note: '' },
    { answer: accept, later: 'dark', note: clients.gus.note },
  ])('lasts until the tab is closed, or longer: after $answer', async ({ answer, later, note }) => {
    const { page } = await visit(site, newcomer)
    await page.goto('/')
    await chooseDark(page)
    await press(page, answer)
    await fillForm(await openForm(page, service), clients.gus)
    await page.reload()
    expect(await scheme(page)).toBe('dark')
    const noteOf = async (somePage: Page) =>
      (await openForm(somePage, service)).getByLabel(ordering.fields.note.label).inputValue()
    expect(await noteOf(page)).toBe(clients.gus.note)
    // The draft stays while the form is open.
    const back = await comeBack(page)
    expect(await scheme(back)).toBe(later)
    expect(await noteOf(back)).toBe(note)
  })

  it('leaves the device at once when consent is withdrawn, and stays in the tab', async () => {
    const { page } = await visit(site)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/')
    await chooseDark(page)
    await fillForm(await openForm(page, service), clients.gus)
    await page.goto('/legal/cookies')
    expect(Object.keys((await storedIn(page)).local)).toEqual(
      expect.arrayContaining(['nw_color_scheme', `${draftPrefix}PS-045`]),
    )
    await ofPage(page, declineAll).click()
    await ofPage(page, save).click()
    await page.getByRole('status').getByText(saved).waitFor()
    const { local, session } = await storedIn(page)
    expect(Object.keys(local).toSorted()).toEqual([consentFlagKey, preferencesKey, consentDayKey].toSorted())
    expect(Object.keys(session)).toEqual(expect.arrayContaining(['nw_color_scheme', `${draftPrefix}PS-045`]))
    expect(await scheme(page)).toBe('dark')
  })

  it('ends in every tab when its order is sent, also where nothing is kept on the device', async () => {
    const { page } = await visit(site, newcomer)
    await page.goto('/')
    await press(page, decline)
    const client = alone(clients.fay, 'two-tabs')
    await fillForm(await openForm(page, service), client)
    await page.waitForTimeout(600)
    // A duplicated tab begins with a copy of what this one holds.
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/'))
    const copy = await opened
    await copy.waitForLoadState()
    const hasDraft = (somePage: Page) =>
      somePage.evaluate((key) => sessionStorage.getItem(key) !== null, `${draftPrefix}PS-045`)
    expect(await hasDraft(copy)).toBe(true)
    await submitButton(page.getByRole('form')).click()
    await confirmedNumber(page)
    await expect.poll(() => hasDraft(copy)).toBe(false)
    expect(Object.keys((await storedIn(page)).local)).not.toContain(`${draftPrefix}PS-045`)
  })
})

describe.skipIf(withoutBrowser)('After a long use of the site', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it('every name in the browser stands in the table of the Cookie Policy', async () => {
    const { page, context } = await visit(site, newcomer)
    await page.goto('/')
    await hydrate(page)
    await ofPage(page, chrome.colorScheme.dark).click()
    await press(page, accept)
    const client = alone(clients.hana, 'long-use')
    const form = await openForm(page, service)
    await fillForm(form, client)
    await submitButton(form).click()
    await confirmedNumber(page)
    await signUp(page, client)
    await dashboardOf(page, client)
    await page.goto('/services')
    await fillForm(await openForm(page, service), { note: 'Half filled.' })
    await page.reload()
    const { local, session } = await storedIn(page)
    const cookies = (await context.cookies()).map(({ name }) => name)
    const unknown = [
      ...Object.keys(local).filter((name) => !findDeviceKey('local', name)),
      ...Object.keys(session).filter((name) => !findDeviceKey('session', name)),
      ...cookies.filter((name) => !findDeviceKey('cookie', name)),
    ]
    expect(unknown).toEqual([])
    expect(Object.keys(local)).toEqual(
      expect.arrayContaining(['nw_user', 'nw_session_id', 'nw_color_scheme', `${draftPrefix}PS-045`]),
    )
    expect(Object.keys(session)).toContain('nw_scroll')
    expect(cookies).toEqual(expect.arrayContaining(['nw_session', 'nw_claim', 'nw_device']))
  })
})

/** Runs in the page: what has the focus if the banner leaves less than a line of it in sight. */
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

/** Runs in the page: remembers whether the banner was the largest thing painted, and what moved. */
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
