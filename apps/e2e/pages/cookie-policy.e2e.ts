/** @module-tag thorough */
import { consent } from '@northword/content/site/consent'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../testing/accessibility/accessibility.ts'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { bannerOf, buttonNamed, expectNoBanner, newcomer, switchOf } from '../testing/browser/consent.ts'
import { hydrate } from '../testing/browser/hydration.ts'

const visit = useBrowser()
const { link } = consent.banner
const { save, saved, unsaved, globalPrivacyControl } = consent.manager

describe.skipIf(withoutBrowser)('On the page of the Cookie Policy', () => {
  const site = readSite()

  it('a visitor saves a choice, which ends the banner and is shown ever after', async () => {
    const { page } = await visit(site, newcomer)
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await page.goto('/legal/cookies')
    await bannerOf(page).waitFor()
    // Before hydration: a moved switch must stay moved.
    await switchOf(page, 'analytics').click()
    await page.getByText(unsaved).waitFor()
    await buttonNamed(page, save).click()
    await page.getByRole('status').getByText(saved).waitFor()
    expect(alerts).toEqual([saved])
    expect(await bannerOf(page).isVisible()).toBe(false)
    await page.reload()
    // Before hydration.
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
    await hydrate(page)
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
    expect(await switchOf(page, 'essential').isDisabled()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('the switches are there after a navigation in the browser too', async () => {
    const { page } = await visit(site, { at: '/' })
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
    await buttonNamed(page, save).click()
    await page.getByText(globalPrivacyControl).waitFor({ state: 'hidden' })
    await page.reload()
    expect(await switchOf(page, 'functional').isChecked()).toBe(true)
    expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
  })
})
