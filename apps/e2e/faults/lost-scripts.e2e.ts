import { findService } from '@northword/content/catalogue'
import { contact } from '@northword/content/contact'
import { chrome } from '@northword/content/navigation'
import { orderOpening } from '@northword/content/order-opening'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BrokenNetwork, type Fault, openBrokenNetwork } from '../testing/broken-network.ts'
import { useBrowser, withoutBrowser } from '../testing/browser-story.ts'
import { messageForm, sendButton } from '../testing/message-form.ts'
import { orderFormOf } from '../testing/order-form.ts'

const visit = useBrowser()
const service = findService('PS-045')?.name ?? ''

/** Messages of the browser about a lost file. */
const lost = /Failed to load resource|ERR_|answer 503/

interface Press {
  press: (page: Page) => Promise<void>
  isAnswered: (page: Page) => Promise<void>
}

const order: Press = {
  press: (page) => page.getByRole('button', { name: orderOpening.accessible(service), exact: true }).click(),
  isAnswered: (page) => orderFormOf(page, service).waitFor(),
}
const send: Press = {
  press: (page) => sendButton(messageForm(page)).click(),
  isAnswered: (page) => messageForm(page).getByText('Email is required').waitFor(),
}

/** Presses, with the page on which they happen and the files of it that are lost. */
const stories: [path: string, files: RegExp, press: Press][] = [
  ['/', /\/assets\/main-/, order],
  ['/', /\/assets\/price-.*\.js/, order],
  ['/pricing', /\/assets\/vendor-/, order],
  ['/services', /\/assets\/frame-.*\.js/, order],
  ['/services', /\/assets\/(plain-form|use-order-form)-.*\.css/, order],
  ['/contact', /\/assets\/.*\.js/, send],
  ['/contact', /\/assets\/plain-form-.*\.js/, send],
]
const faults: Fault[] = ['503', 'reset', 'hotel', 'half']
const cases = stories.flatMap((story) => faults.map((fault) => [fault, ...story] as const))

describe.skipIf(withoutBrowser)('A file that is lost on its way', () => {
  let site: Site
  let network: BrokenNetwork
  beforeAll(async () => {
    site = await openSite(quickestKind)
    network = await openBrokenNetwork(site.url)
  })
  afterEach(() => network.mend())
  afterAll(async () => {
    await network.close()
    await site.close()
  })

  const visitThrough = () => visit({ ...site, url: network.url })

  it.each(cases)(
    '(%s) is missed aloud on %s where it is one of %s, and fetched for the next press',
    async (fault, path, files, story) => {
      const { page, expectProblem } = await visitThrough()
      expectProblem(lost)
      network.lose(files, fault)
      await page.goto(path)
      const alert = page.getByRole('alert').filter({ hasText: chrome.loadFailure })
      await story.press(page)
      await alert.waitFor()

      network.mend()
      await story.press(page)
      await story.isAnswered(page)
      await alert.waitFor({ state: 'hidden' })
    },
  )

  it.each(faults)('while a form is filled in is fetched when it is sent again: %s', async (fault) => {
    const { page, expectProblem } = await visitThrough()
    expectProblem(lost)
    network.lose(/\/assets\/(send-message|fields|no-eval)-.*\.js/, fault)
    await page.goto('/contact')
    const form = messageForm(page)
    await form.getByLabel(contact.form.fields.name.label).fill('Ada')
    await send.press(page)
    await form.getByRole('alert').waitFor()

    network.mend()
    await send.press(page)
    await send.isAnswered(page)
  })

  it('leaves a button that loads the page anew', async () => {
    const { page, expectProblem } = await visitThrough()
    expectProblem(lost)
    network.lose(/\/assets\/.*\.js/, '503')
    await page.goto('/')
    await order.press(page)
    const reload = page.getByRole('button', { name: chrome.reload })
    await reload.waitFor()

    network.mend()
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await order.press(page)
    await order.isAnswered(page)
    expect(await reload.count()).toBe(0)
  })

  it('is no reason to change the page where somebody leads on to another one', async () => {
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
