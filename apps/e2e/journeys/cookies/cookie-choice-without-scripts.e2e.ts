/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { consent } from '@northword/content/site/consent'
import { accountNav } from '@northword/content/site/navigation'
import { nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import { consentDayKey, consentFlagKey, preferencesKey } from '@northword/contract/device/device-key-names'
import { findDeviceKey } from '@northword/contract/device/device-keys'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import {
  answerBanner,
  bannerOf,
  buttonNamed,
  expectNoBanner,
  newcomer,
  storedIn,
  switchOf,
} from '../../testing/browser/consent.ts'
import { looks, expectNoProblems } from '../../testing/accessibility/looks.ts'

const visit = useBrowser()
const { accept, decline } = consent.banner
const { save, declineAll, saved, unsaved, globalPrivacyControl } = consent.manager
const names = [consentFlagKey, preferencesKey, consentDayKey].toSorted()
const withoutScripts = { ...newcomer, javaScriptEnabled: false }

describe.skipIf(withoutBrowser)('Without scripts', () => {
  const site = duringTests(() => openSite(quickestKind))

  /** Playwright's `getByText` skips noscript. */
  const sentence = (page: Page, text: string) =>
    page.locator('#preferences :is(p, span)', { hasText: text }).last()

  it.each(looks)(
    'the banner is answered where it appeared, and does not ask again, on $screen',
    async ({ options }) => {
      const { page, context } = await visit(site, { ...options, ...withoutScripts, at: '/faq?from=here' })
      expect(await bannerOf(page).isVisible()).toBe(false)
      await bannerOf(page).waitFor()
      expect(await context.cookies()).toEqual([])
      await expectNoProblems(page)
      await answerBanner(page, decline)
      await expectAddress(page, '/faq?from=here')
      const cookies = await context.cookies()
      expect(cookies.map(({ name }) => name).toSorted()).toEqual(names)
      for (const { name, sameSite, httpOnly, expires } of cookies) {
        expect(findDeviceKey('cookie', name)?.category).toBeDefined()
        expect([sameSite, httpOnly, Math.round((expires - Date.now() / 1000) / 86_400)]).toEqual([
          'Lax',
          false,
          365,
        ])
      }
      await expectNoBanner(page)
      await page.goto('/')
      await expectNoBanner(page)
    },
  )

  it.each(looks)(
    'the end of the page and the focus stay clear of the banner, on $screen',
    async ({ options }) => {
      const { page } = await visit(site, { ...options, ...withoutScripts, at: '/faq' })
      await bannerOf(page).waitFor()
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      const [last, banner] = await Promise.all([
        page.getByRole('contentinfo').getByRole('link').last().boundingBox(),
        bannerOf(page).boundingBox(),
      ])
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
      const room = await page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom))
      expect(room).toBeGreaterThanOrEqual(banner?.height ?? Infinity)
    },
  )

  it.each(looks)('the switches are saved, and shown as they were, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, ...withoutScripts, at: '/legal/cookies' })
    await switchOf(page, 'marketing').check()
    await switchOf(page, 'analytics').uncheck()
    await buttonNamed(page, save).click()
    const told = sentence(page, saved)
    await expect.poll(() => told.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectNoProblems(page)
    for (const again of [() => page.reload(), () => page.goto('/legal/cookies')]) {
      await again()
      const shown = await Promise.all(
        (['essential', 'functional', 'analytics', 'marketing'] as const).map((each) =>
          switchOf(page, each).isChecked(),
        ),
      )
      expect(shown).toEqual([true, true, false, true])
    }
    expect(await told.count()).toBe(0)
    await expectNoBanner(page)
  })

  it('Decline All Optional saves nothing by itself', async () => {
    const { page, context } = await visit(site, { ...withoutScripts, at: '/legal/cookies' })
    await buttonNamed(page, declineAll).click()
    await sentence(page, unsaved).waitFor()
    expect(await switchOf(page, 'functional').isChecked()).toBe(false)
    expect(await context.cookies()).toEqual([])
    await buttonNamed(page, save).click()
    await sentence(page, saved).waitFor()
    expect(await switchOf(page, 'functional').isChecked()).toBe(false)
  })

  it('a browser that then runs scripts takes the answer over, and is not asked again', async () => {
    const plain = await visit(site, { ...withoutScripts, at: '/legal/cookies' })
    await switchOf(plain.page, 'analytics').uncheck()
    await buttonNamed(plain.page, save).click()
    const storageState = await plain.context.storageState()
    const { page, context } = await visit(site, { ...newcomer, storageState })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/legal/cookies?optional=sent')
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    await expect.poll(async () => Object.keys((await storedIn(page)).local).toSorted()).toEqual(names)
    const { local } = await storedIn(page)
    expect(JSON.parse(local[preferencesKey] ?? '')).toEqual({ ...shownByDefault, analytics: false })
    expect(await context.cookies()).toEqual([])
    await page.reload()
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    expect(await page.getByRole('status').filter({ hasText: /./ }).count()).toBe(0)
    await expectNoBanner(page)
    await page.goto('/')
    await expectNoBanner(page)
    expect(fetched).not.toContain('/visitor.css')
  })

  it('Global Privacy Control counts as Decline', async () => {
    const { page } = await visit(site, { ...withoutScripts, extraHTTPHeaders: { 'sec-gpc': '1' } })
    await page.goto('/legal/cookies')
    await expectNoBanner(page)
    expect(await sentence(page, globalPrivacyControl).isVisible()).toBe(true)
    expect(await switchOf(page, 'functional').isChecked()).toBe(nothingOptional.functional)
    await switchOf(page, 'functional').check()
    await buttonNamed(page, save).click()
    await page.goto('/legal/cookies')
    expect(await sentence(page, globalPrivacyControl).count()).toBe(0)
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
  })

  it('the header links to the dashboard for clients and to the login for guests', async () => {
    const { page, context } = await visit(site, { javaScriptEnabled: false })
    const link = ({ label }: { label: string }) =>
      page.getByRole('banner').getByRole('link', { name: label, exact: true })
    await page.goto('/about')
    expect([await link(accountNav.login).isVisible(), await link(accountNav.dashboard).isVisible()]).toEqual([
      true,
      false,
    ])
    await context.addCookies([{ name: 'nw_session', value: 'A'.repeat(43), url: site.url }])
    await page.reload()
    expect([await link(accountNav.login).isVisible(), await link(accountNav.dashboard).isVisible()]).toEqual([
      false,
      true,
    ])
  })

  it('the banner accepts too', async () => {
    const { page, context } = await visit(site, { ...withoutScripts, at: '/' })
    await answerBanner(page, accept)
    await expectAddress(page, '/')
    const value = (await context.cookies()).find(({ name }) => name === preferencesKey)?.value
    expect(JSON.parse(decodeURIComponent(value ?? ''))).toEqual(shownByDefault)
  })
})
