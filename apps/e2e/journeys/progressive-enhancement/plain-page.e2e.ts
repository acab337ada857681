import { firstOf } from '@northword/rig/first-of'
import { contact } from '@northword/content/site/contact'
import { ordering } from '@northword/content/orders/ordering'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { bannerOf, newcomer } from '../../testing/browser/consent.ts'
import { letterField, messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'
import {
  fillForm,
  orderFormOf,
  orderLinkOf,
  placedNumber,
  service,
  sku,
  submitButton,
} from '../../testing/forms/order-form.ts'
import { expectOneOrder } from '../../testing/orders/stored-orders.ts'

const visit = useBrowser()
const clients = clientsOf('plain-page')

/** Each runs in the page before its scripts and removes one required feature. */
const tooOld = {
  'AbortSignal.timeout': () => void Reflect.deleteProperty(AbortSignal, 'timeout'),
  'Array.prototype.at': () => void Reflect.deleteProperty(Array.prototype, 'at'),
  'the colours of 2023': () => {
    const { supports } = CSS
    CSS.supports = (...condition: [string]) => !/lch/.test(condition[0]) && supports.apply(CSS, condition)
  },
}

/** The router writes to the history in its first render. */
const breaksAlive = () => {
  History.prototype.replaceState = () => {
    throw new Error('Broken by the test')
  }
}

describe.skipIf(withoutBrowser)('A page', () => {
  const site = sharedSite()

  async function orderPlainly(page: Page, story: string) {
    const ada = alone(clients.ada, story)
    await orderLinkOf(page, service).click()
    await page.waitForURL(`**/order/${sku}`)
    const form = orderFormOf(page, service)
    await fillForm(form, ada)
    await submitButton(form).click()
    await expectOneOrder(site, sku, ada, await placedNumber(page))
  }

  firstOf(Object.entries(tooOld).map(([what, takeAway]) => ({ what, takeAway })))(
    'stays plain in a browser without $what, and takes orders',
    async ({ what, takeAway }) => {
      const { page, context } = await visit(site, newcomer)
      await context.addInitScript(takeAway)
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto('/')
      await bannerOf(page).getByRole('button').first().click()
      await orderPlainly(page, what.replaceAll(/\W+/g, '-').toLowerCase())
      expect(scripts).toEqual([])
    },
  )

  it('that breaks as it comes alive stays as it was, and takes orders', async () => {
    const { page, context } = await visit(site, { expects: /Broken by the test/ })
    await context.addInitScript(breaksAlive)
    await page.goto('/')
    const before = await page.locator('#root').innerHTML()
    const breaking = page.waitForEvent('console', (message) => /Broken by the test/.test(message.text()))
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await breaking
    expect(await page.locator('#root').innerHTML()).toBe(before)
    await orderPlainly(page, 'breaks-alive')
  })

  it('that breaks while somebody types keeps the text, and the browser posts it', async () => {
    const { page, context } = await visit(site, { expects: /Broken by the test|answer 422|status of 422/ })
    await context.addInitScript(breaksAlive)
    await page.goto('/contact')
    const form = messageForm(page)
    await writeLetter(form, { name: 'Ada', message: 'Hello' })
    await sendButton(form).click()
    await form.getByRole('link', { name: 'Email is required' }).waitFor()
    expect(await letterField(form, 'message').inputValue()).toBe('Hello')
    await letterField(form, 'email').fill('breaks@mail.example')
    await sendButton(form).click()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
  })

  it('whose dialog cannot be opened leads to the page of the form', { tags: ['thorough'] }, async () => {
    const { page, context } = await visit(site, { expects: /showModal/ })
    await context.addInitScript(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
    await page.goto('/pricing')
    await orderLinkOf(page, service).click()
    await page.waitForURL(`**/order/${sku}`)
    await page.getByRole('form', { name: ordering.dialog.title(service) }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
