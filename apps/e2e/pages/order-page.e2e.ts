/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { orderPage } from '@northword/content/orders/order-page'
import { ordering } from '@northword/content/orders/ordering'
import { pages } from '@northword/content/site/pages'
import { problem } from '@northword/content/site/problem'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../testing/accessibility/accessibility.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { alone, clients } from '../testing/clients.ts'
import { hydrate } from '../testing/browser/hydration.ts'
import {
  confirmedNumber,
  fillForm,
  orderFormOf,
  orderLinkOf,
  placedNumber,
  service,
  submitButton,
} from '../testing/forms/order-form.ts'
import { sidewaysOverflow } from '../testing/accessibility/sideways.ts'
import { ordersOf } from '../testing/orders/stored-orders.ts'

const visit = useBrowser()
const { fields } = ordering
const scriptless = { javaScriptEnabled: false }
const formOf = (page: Page) => orderFormOf(page, service)
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: problem.heading })
const refused = /answer 422|status of 422/

/** Blocks all scripts but the inline one. */
const block = (page: Page) => page.route('**/assets/*.js', (route) => route.abort('failed'))

describe.skipIf(withoutBrowser)('The page of an order form', () => {
  const site = duringTests(() => openSite(quickestKind))

  it('is where payment links lead, and says that there is no service under another number', async () => {
    const { page } = await visit(site, { ...scriptless, at: '/pay/ps-045', expects: /404/ })
    expect(new URL(page.url()).pathname).toBe('/order/PS-045')
    expect(await page.title()).toContain(orderPage.title(service))
    const answer = await page.goto('/order/PS-999')
    expect([answer?.status(), await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      404,
      pages.order.heading,
    ])
  })

  it('comes back without scripts with the focus on what is wrong, and keeps what was typed', async () => {
    const { page } = await visit(site, { ...scriptless, at: '/order/PS-045', expects: refused })
    await fillForm(formOf(page), { email: 'ada@home', note: clients.cleo.note })
    await submitButton(formOf(page)).click()
    await summary(page).waitFor()
    expect(await page.title()).toContain(problem.titled(orderPage.title(service)))
    // Browsers obey `autofocus` with their next frame.
    await page.locator('[role=alert]:focus').waitFor()
    expect(await formOf(page).getByLabel(fields.note.label).inputValue()).toBe(clients.cleo.note)
    await summary(page).getByRole('link', { name: 'Please enter a valid email address' }).click()
    await formOf(page).getByLabel(fields.email.label).and(page.locator(':focus')).waitFor()

    const client = alone(clients.cleo, 'came-back')
    await fillForm(formOf(page), client)
    await submitButton(formOf(page)).click()
    const number = await placedNumber(page)
    expect(await ordersOf(site, client)).toMatchObject([{ number }])
  })

  it('makes one order of a double press', async () => {
    const { page } = await visit(site, scriptless)
    const client = alone(clients.ada, 'pressed-twice')
    await page.goto('/order/PS-045')
    await fillForm(formOf(page), client)
    await submitButton(formOf(page)).dblclick()
    const number = await placedNumber(page)
    expect(await ordersOf(site, client)).toMatchObject([{ number }])
  })

  it('takes changed words for another order, after it has said so', async () => {
    const { page } = await visit(site, { ...scriptless, expects: refused })
    const client = alone(clients.ben, 'changed')
    await page.goto('/order/PS-045')
    const key = await page.locator('[name=idempotencyKey]').getAttribute('value')
    await fillForm(formOf(page), client)
    const form = { ...client, note: 'The first.', idempotencyKey: key ?? '' }
    await page.request.post('/order/PS-045', { headers: { origin: site.url }, form })
    await submitButton(formOf(page)).click()
    await summary(page).getByText(ordering.refused.another).waitFor()
    await submitButton(formOf(page)).click()
    await placedNumber(page)
    const notes = (await ordersOf(site, client)).map(({ note }) => note)
    expect(notes.toSorted()).toEqual(['', 'The first.'])
  })

  it('tells another browser nothing of an order', async () => {
    const { page } = await visit(site, { ...scriptless, at: '/order/PS-045' })
    await fillForm(formOf(page), alone(clients.dora, 'private'))
    await submitButton(formOf(page)).click()
    const number = await placedNumber(page)
    const other = await visit(site, { ...scriptless, at: new URL(page.url()).pathname })
    await other.page.getByRole('heading', { level: 1, name: pages.orderPlaced.heading }).waitFor()
    expect(await other.page.content()).not.toContain(number.slice(-4) + '<')
  })

  it('confirms an order in its place where scripts run, and keeps a draft until then', async () => {
    const { page } = await visit(site)
    const client = alone(clients.gus, 'in-its-place')
    await page.goto('/order/PS-045')
    await formOf(page).getByLabel(fields.fullName.label).fill(client.fullName)
    await hydrate(page)
    expect(await formOf(page).getByLabel(fields.fullName.label).inputValue()).toBe(client.fullName)
    await fillForm(formOf(page), client)
    await page.reload()
    await hydrate(page)
    await formOf(page).getByText(ordering.draft.restored).waitFor()
    expect(await formOf(page).getByLabel(fields.note.label).inputValue()).toBe(client.note)
    await submitButton(formOf(page)).click()
    const number = await confirmedNumber(page)
    expect(new URL(page.url()).pathname).toBe('/order/PS-045')
    expect(await ordersOf(site, client)).toMatchObject([{ number }])
  })

  it.each([
    { screen: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
    { screen: 'a desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
  ])('has nothing that axe finds, in any state, on $screen', async ({ screen, ...look }) => {
    const { page } = await visit(site, { ...look, expects: /ERR_FAILED|422/ })
    await block(page)
    const expectNoProblems = async () => {
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0)
    }
    await page.goto('/order/PS-045')
    await submitButton(formOf(page)).click()
    await summary(page).waitFor()
    await expectNoProblems()
    await fillForm(formOf(page), { ...alone(clients.fay, screen.replace(' ', '-')), note: 'm'.repeat(500) })
    await submitButton(formOf(page)).click()
    await placedNumber(page)
    await expectNoProblems()
  })
})

describe.skipIf(withoutBrowser)('A press on Order', () => {
  const site = duringTests(() => openSite(quickestKind))

  it.each(['/', '/pricing', '/services'])(
    'leads from %s to a form that works where scripts are blocked',
    async (path) => {
      const { page } = await visit(site, { expects: /ERR_FAILED/ })
      const client = alone(clients.hana, `blocked-${path.slice(1)}`)
      await block(page)
      await page.goto(path)
      await orderLinkOf(page, service).click()
      await page.waitForURL('**/order/PS-045')
      await fillForm(formOf(page), client)
      await submitButton(formOf(page)).click()
      const number = await placedNumber(page)
      expect(await ordersOf(site, client)).toMatchObject([{ number }])
    },
  )

  it('leads to a form on a line that brings no script in four seconds', async () => {
    const { page, context } = await visit(site)
    const client = alone(clients.emil, 'slow-line')
    const line = await context.newCDPSession(page)
    // GPRS.
    const gprs = { offline: false, latency: 500, downloadThroughput: 6_250, uploadThroughput: 2_500 }
    await line.send('Network.emulateNetworkConditions', gprs)
    await page.goto('/services', { waitUntil: 'commit' })
    await orderLinkOf(page, service).click()
    const pressedAt = Date.now()
    await page.waitForURL('**/order/PS-045', { waitUntil: 'commit' })
    expect(Date.now() - pressedAt).toBeLessThan(10_000)
    await fillForm(formOf(page), client)
    await submitButton(formOf(page)).click()
    await placedNumber(page)
    expect(await ordersOf(site, client)).toHaveLength(1)
  })
})
