/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { consent } from '@northword/content/site/consent'
import { contact } from '@northword/content/site/contact'
import { chrome } from '@northword/content/site/navigation'
import { nothingOptional } from '@northword/contract/site/consent'
import { preferencesKey } from '@northword/contract/device/device-key-names'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { type Fault, openBrokenNetwork } from '../testing/network/broken-network.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import {
  bannerOf,
  buttonNamed,
  expectNoBanner,
  newcomer,
  storedIn,
  switchOf,
} from '../testing/browser/consent.ts'
import { hydrate } from '../testing/browser/hydration.ts'
import { letterField, messageForm, sendButton, writeLetter } from '../testing/forms/message-form.ts'
import { orderFormOf, orderLinkOf, service } from '../testing/forms/order-form.ts'

const visit = useBrowser()

/** The browser's messages about a lost file. */
const lost = /Failed to load resource|ERR_|answer 503/

const send = (page: Page) => sendButton(messageForm(page)).click()
const order = (page: Page) => orderLinkOf(page, service).click()
const faults: Fault[] = ['503', 'reset', 'hotel', 'half']

/** A button that needs scripts. */
const { dark: name } = chrome.colorScheme
const toDark = (page: Page) => page.getByRole('button', { name })
const isDark = (page: Page) => page.getByRole('button', { name, pressed: true })

/** Pages with the files that they lose. */
const choices = inEveryWay(['/blog', /\/assets\/.*\.js/], ['/blog', /\/assets\/blog\.page-.*\.js/])
const sendings = inEveryWay(['/contact', /\/assets\/.*\.js/], ['/contact', /\/assets\/plain-form-.*\.js/])
const orders = inEveryWay(
  ['/', /\/assets\/main-/],
  ['/', /\/assets\/price-.*\.js/],
  ['/pricing', /\/assets\/vendor-/],
  ['/services', /\/assets\/frame-.*\.js/],
  ['/services', /\/assets\/(plain-form|use-order-form)-.*\.css/],
)

function inEveryWay(...stories: [path: string, files: RegExp][]) {
  return stories.flatMap((story) => faults.map((fault) => [fault, ...story] as const))
}

describe.skipIf(withoutBrowser)('A file that is lost on its way', () => {
  const site = duringTests(() => openSite(quickestKind))
  const network = duringTests(() => openBrokenNetwork(site.url))
  afterEach(() => network.mend())

  const visitThrough = () => visit({ ...site, url: network.url })

  it.each(orders)(
    '(%s) on %s where it is one of %s leaves Order a link to its page',
    async (fault, path, files) => {
      const { page, expectProblem } = await visitThrough()
      expectProblem(lost)
      network.lose(files, fault)
      await page.goto(path)
      await order(page)
      await page.waitForURL('**/order/PS-045')
      await orderFormOf(page, service).waitFor()
    },
  )

  it.each(sendings)(
    '(%s) on %s where it is one of %s leaves a form to the browser, which posts it',
    async (fault, path, files) => {
      const { page, expectProblem } = await visitThrough()
      expectProblem(/answer 422/)
      expectProblem(lost)
      network.lose(files, fault)
      await page.goto(path)
      await writeLetter(messageForm(page), { name: 'Ada' })
      await send(page)
      await messageForm(page).getByRole('link', { name: 'Email is required' }).waitFor()
      expect(await letterField(messageForm(page), 'name').inputValue()).toBe('Ada')
    },
  )

  it.each(choices)(
    '(%s) is missed aloud on %s where it is one of %s, and fetched for the next press',
    async (fault, path, files) => {
      const { page, expectProblem } = await visitThrough()
      expectProblem(lost)
      network.lose(files, fault)
      await page.goto(path)
      const alert = page.getByRole('alert').filter({ hasText: chrome.loadFailure })
      await toDark(page).press('Enter')
      await alert.waitFor()

      // The alert does not cover the page's end.
      network.mend()
      await toDark(page).click()
      await isDark(page).waitFor()
      await alert.waitFor({ state: 'hidden' })
    },
  )

  it.each([0, 1, 3])(
    'with all scripts behind the first %i leaves what may be stored to the visitor, and asks for it',
    async (scripts) => {
      const { page, context } = await visit(site, { ...newcomer, expects: lost })
      let fetched = 0
      await page.route(/\/assets\/.*\.js/, (route) =>
        fetched++ < scripts ? route.continue() : route.abort(),
      )
      await page.goto('/legal/cookies')
      await bannerOf(page).waitFor()
      await buttonNamed(page, consent.manager.declineAll).click()
      await expect.poll(() => switchOf(page, 'analytics').isChecked()).toBe(false)
      await buttonNamed(page, consent.manager.save).click()
      await expectNoBanner(page)
      expect(await switchOf(page, 'analytics').isChecked()).toBe(false)
      const cookie = (await context.cookies()).find((each) => each.name === preferencesKey)
      const kept = cookie ? decodeURIComponent(cookie.value) : (await storedIn(page)).local[preferencesKey]
      expect(JSON.parse(kept ?? '')).toEqual(nothingOptional)
    },
  )

  it.each(faults)('while a form is filled in leaves the form to the browser: %s', async (fault) => {
    const { page, expectProblem } = await visitThrough()
    expectProblem(/answer 422/)
    expectProblem(lost)
    network.lose(/\/assets\/(send-message|fields|no-eval)-.*\.js/, fault)
    await page.goto('/contact')
    await hydrate(page)
    const form = messageForm(page)
    await form.getByLabel(contact.form.fields.name.label).fill('Ada')
    await send(page)
    await form.getByRole('link', { name: 'Email is required' }).waitFor()
    expect(await letterField(form, 'name').inputValue()).toBe('Ada')
  })

  it('leaves a button that loads the page anew', async () => {
    const { page, expectProblem } = await visitThrough()
    expectProblem(lost)
    network.lose(/\/assets\/.*\.js/, '503')
    await page.goto('/blog')
    await toDark(page).press('Enter')
    const reload = page.getByRole('button', { name: chrome.reload })
    await reload.waitFor()

    network.mend()
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await toDark(page).press('Enter')
    await isDark(page).waitFor()
    expect(await reload.count()).toBe(0)
  })

  it('does not change the page when a link to another page is pressed', async () => {
    const { page, expectProblem } = await visitThrough()
    expectProblem(lost)
    await page.goto('/faq')
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await page.waitForLoadState('networkidle')
    network.lose(/\/assets\/(about|stats)-/, 'reset')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
