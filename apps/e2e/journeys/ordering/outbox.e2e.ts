/** @module-tag thorough */
import { chrome } from '@northword/content/site/navigation'
import { ordering } from '@northword/content/orders/ordering'
import { outbox } from '@northword/content/orders/outbox'
import { orderMessages } from '@northword/contract/messages'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderByMouse,
  orderFormOf,
  orderLinkOf,
  service,
  sku,
  submitButton,
  waitsOnDevice,
} from '../../testing/forms/order-form.ts'
import { expectOneOrder, ordersOf } from '../../testing/orders/stored-orders.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const { buttons } = ordering

describe.skipIf(withoutBrowser)('An order that cannot be sent', () => {
  let site: Site
  beforeEach(async () => {
    site = await openSite(quickestKind)
    // After the visitors have left: their pages would miss the site.
    onTestFinished(() => site.close())
  })

  it('waits on the device in plain sight, and goes out once when the server is back', async () => {
    const { page } = await visit(site, { at: '/pricing', expects: /ERR_CONNECTION_REFUSED/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.emil)
    await site.kill()
    await submitButton(form).click()
    await toastSaying(page, orderMessages.receivedTitle)
    await toastSaying(page, orderMessages.unsent)
    await waitsOnDevice(page)
    await page.getByRole('dialog').getByRole('button', { name: buttons.done }).click()
    const line = page.getByRole('status').getByText(outbox.waiting(1))
    await line.waitFor()

    await site.start()
    await line.waitFor({ state: 'hidden', timeout: 30_000 })
    const [order] = await ordersOf(site, clients.emil)
    await expectOneOrder(site, sku, clients.emil, order?.number ?? '')
  })

  it('waits on the device from a service card, too, where its number turns up when the network is back', async () => {
    const { page, context } = await visit(site, { at: '/services', expects: /ERR_INTERNET_DISCONNECTED/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.ben)
    await context.setOffline(true)
    await submitButton(form).click()
    await toastSaying(page, orderMessages.unsent)
    await waitsOnDevice(page)
    expect(await page.getByText(/NW-ORD-/).count()).toBe(0)
    const line = page.getByRole('status').getByText(outbox.waiting(1))
    await line.waitFor()

    await context.setOffline(false)
    await line.waitFor({ state: 'hidden', timeout: 30_000 })
    await page.getByRole('heading', { name: ordering.confirmation.heading }).waitFor()
    const [order] = await ordersOf(site, clients.ben)
    await page.getByText(order?.number ?? '-', { exact: true }).waitFor()
    await expectOneOrder(site, sku, clients.ben, order?.number ?? '')
  })

  it('goes out on the next visit when the page was closed meanwhile', async () => {
    const { page, context } = await visit(site, { at: '/', expects: /ERR_CONNECTION_REFUSED/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.dora)
    await site.kill()
    await submitButton(form).click()
    await waitsOnDevice(page)
    await page.close()

    await site.start()
    const next = await context.newPage()
    await next.goto('/faq')
    await toastSaying(next, orderMessages.sentTitle)
    expect(await next.getByText(outbox.waiting(1)).count()).toBe(0)
    const [order] = await ordersOf(site, clients.dora)
    await expectOneOrder(site, sku, clients.dora, order?.number ?? '')
  })

  it('is one order even where the server had it and only its answer was lost', async () => {
    const { page } = await visit(site, { at: '/', expects: /ERR_FAILED|Failed to load resource/ })
    let requests = 0
    await page.route('**/trpc/**', async (route) => {
      requests += 1
      if (requests === 1) await route.fetch()
      await route.abort()
    })
    await orderByMouse(page, service, clients.fay)
    await waitsOnDevice(page)
    await page.unroute('**/trpc/**')
    await page.getByRole('dialog').getByRole('button', { name: buttons.done }).click()
    await page.getByText(outbox.waiting(1)).waitFor({ state: 'hidden', timeout: 30_000 })
    const [order] = await ordersOf(site, clients.fay)
    await expectOneOrder(site, sku, clients.fay, order?.number ?? '')
  })

  it('survives a network that was cut before the first toast, with the page and its confirmation', async () => {
    const { page, context } = await visit(site, { at: '/pricing', expects: /ERR_INTERNET_DISCONNECTED/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.hana)
    await context.setOffline(true)
    await submitButton(form).click()
    await waitsOnDevice(page)
    await toastSaying(page, orderMessages.unsent)
    const line = page.getByText(outbox.waiting(1))
    await line.waitFor()
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1)

    await context.setOffline(false)
    await line.waitFor({ state: 'hidden', timeout: 30_000 })
    const [order] = await ordersOf(site, clients.hana)
    await expectOneOrder(site, sku, clients.hana, order?.number ?? '')
  })

  it('cannot even be begun where the network went before the form came: the page says so, and it works later', async () => {
    for (const path of ['/pricing', '/services']) {
      const { page, context } = await visit(site, { expects: /ERR_INTERNET_DISCONNECTED/ })
      const code = /\/assets\/order-(dialog|card)-[\w-]{8}\.js/
      await page.route(code, (route) => route.abort('internetdisconnected'))
      await page.goto(path)
      await hydrate(page)
      await context.setOffline(true)
      await orderLinkOf(page, service).click()
      const alert = page.getByRole('alert').filter({ hasText: chrome.loadFailure })
      await alert.waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

      await context.setOffline(false)
      await page.unroute(code)
      await orderLinkOf(page, service).click()
      await orderFormOf(page, service).waitFor()
      expect(await alert.count()).toBe(0)
      await expectStyled(orderFormOf(page, service))
    }
  })

  it('is begun and kept in the form where the network went before anybody wanted it', async () => {
    const { page, context } = await visit(site, { at: '/pricing', expects: /ERR_INTERNET_DISCONNECTED/ })
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const form = await openForm(page, service)
    await expectStyled(form)
    await fillForm(form, clients.ada)
    await submitButton(form).click()
    await form.getByRole('alert').filter({ hasText: orderMessages.unexpected }).waitFor()

    await context.setOffline(false)
    await submitButton(form).click()
    const number = await confirmedNumber(page)
    await expectOneOrder(site, sku, clients.ada, number)
  })
})

const expectStyled = async (form: Locator) =>
  expect(
    await form
      .getByRole('textbox')
      .first()
      .evaluate((input) => getComputedStyle(input).minHeight),
  ).toBe('48px')
