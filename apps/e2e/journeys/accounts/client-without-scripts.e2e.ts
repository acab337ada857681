/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { conversation } from '@northword/content/orders/conversation'
import { dashboard } from '@northword/content/orders/dashboard'
import { lists } from '@northword/content/orders/lists'
import { pages } from '@northword/content/site/pages'
import { profile } from '@northword/content/orders/profile'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { password, signIn } from '../../testing/forms/account-forms.ts'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { holdScripts, hydrate } from '../../testing/browser/hydration.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, type Client } from '../../testing/clients.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { post, sessionIn } from '../../testing/orders/order-of-client.ts'
import { service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const { cancel } = dashboard.order

describe.skipIf(withoutBrowser).each(looks)('A client without scripts, on $screen', ({ client, options }) => {
  const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '50' }))

  /** A context without page scripts; axe enables them while it runs. */
  async function visitWithoutScripts() {
    const visitor = await visit(site, options)
    const browser = await visitor.context.newCDPSession(visitor.page)
    const allowScripts = (isAllowed: boolean) =>
      browser.send('Emulation.setScriptExecutionDisabled', { value: !isAllowed })
    await allowScripts(false)
    const check = async () => {
      await expectNoDeadButton(visitor.page)
      await allowScripts(true)
      await expectNoProblems(visitor.page)
      await allowScripts(false)
    }
    return { ...visitor, check }
  }

  it('signs in, reads, cancels an order and signs out', async () => {
    const ada = alone(client, 'no-script')
    await holdOrders(site, ada, 1)
    const { page, check, expectProblem } = await visitWithoutScripts()
    expectProblem(/422/)
    await page.goto('/dashboard?tab=orders')
    await signIn(page, ada)
    await expectAddress(page, '/dashboard?tab=orders')
    await expectHeading(page, dashboard.welcome(ada.fullName))
    await check()

    await page.getByRole('link', { name: service }).click()
    await check()
    await page.getByRole('textbox', { name: conversation.form.label }).fill(' ')
    await page.getByRole('button', { name: conversation.form.button }).click()
    await page.getByText('Message is required').waitFor()
    await check()
    await page.getByRole('textbox', { name: conversation.form.label }).fill('Can it be there by Tuesday?')
    await page.getByRole('button', { name: conversation.form.button }).click()
    await page.getByText(conversation.form.sent).waitFor()
    await page.getByRole('listitem').getByText('Can it be there by Tuesday?').waitFor()
    await check()

    await page.getByRole('link', { name: cancel.button }).click()
    await page.getByRole('heading', { name: cancel.title }).waitFor()
    await check()
    await page.getByRole('link', { name: cancel.keep }).click()
    await page.getByRole('link', { name: cancel.button }).click()
    await page.getByRole('button', { name: cancel.confirm }).click()
    await page.getByText(cancel.done).waitFor()
    await check()
    await page.reload()
    await page.getByText(cancel.done).waitFor()
    expect(await page.getByRole('link', { name: cancel.button }).count()).toBe(0)

    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('button', { name: dashboard.signOut, exact: true }).click()
    await waitForFocus(page.getByText(auth.signOut.done))
    await expectAddress(page, '/?sent=sign-out')
    await check()
    await page.goto('/dashboard')
    await expectHeading(page, pages.login.heading)
  })

  it('goes through tabs and pages of a list by links alone', async () => {
    const ben = alone(client, 'no-script-list')
    await holdOrders(site, ben, 21)
    const { page } = await visitWithoutScripts()
    await page.goto('/login')
    await signIn(page, ben)
    const rows = () => page.getByRole('rowheader').count()
    await page.getByRole('link', { name: dashboard.tabs.orders, exact: true }).click()
    await expect.poll(rows).toBe(20)
    await page.getByRole('link', { name: lists.more }).click()
    await expect.poll(rows).toBe(1)
    await page.getByRole('link', { name: lists.latest }).click()
    await expect.poll(rows).toBe(20)
  })

  it('changes the profile, is told what is wrong with it, and ends a session', async () => {
    const cleo = alone(client, 'no-script-profile')
    await holdOrders(site, cleo, 0)
    const { page, check, expectProblem } = await visitWithoutScripts()
    expectProblem(/422/)
    await page.goto('/dashboard?tab=profile')
    await signIn(page, cleo)
    const details = page.getByRole('form', { name: profile.details.heading })
    const name = details.getByRole('textbox', { name: profile.details.fields.name, exact: true })
    await name.fill(' ')
    await details.getByRole('button').click()
    await details.getByRole('alert').waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await check()
    await name.fill('Cleo Renamed')
    await details.getByRole('button').click()
    await page.getByText(profile.details.saved).waitFor()
    await expectHeading(page, dashboard.welcome('Cleo Renamed'))
    await check()
    await page.getByRole('button', { name: profile.verification.resend }).click()
    await page.getByText(profile.verification.sent(cleo.email)).waitFor()
    await page.getByRole('button', { name: profile.sessions.everywhere }).click()
    await waitForFocus(page.getByText(profile.sessions.everywhereDone))
  })

  it('finds the scripts at home when they run again, signed in and with nothing fetched anew', async () => {
    const dora = alone(client, 'no-script-again')
    await holdOrders(site, dora, 1)
    const { page, context } = await visit(site, options)
    await context.addCookies([await sessionOf(site, dora)])
    const asked: string[] = []
    page.on('request', (request) => void (/\/trpc\//.test(request.url()) && asked.push(request.url())))
    await page.goto('/dashboard?tab=orders')
    await page.getByRole('tab', { name: dashboard.tabs.orders, selected: true }).waitFor()
    await page.getByRole('link', { name: service }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('nw_user'))).toContain(dora.fullName)
    // Late fonts shift the layout slightly.
    expect(await page.evaluate(shifts)).toBeLessThan(0.01)
  })

  it.each([
    ['UTC', / UTC$/],
    ['Asia/Kathmandu', /GMT\+5:45$/],
  ])('sees no part of an order move when its scripts come, in %s', async (timezoneId, clock) => {
    const eve = alone(client, `no-script-${timezoneId.toLowerCase().replace('/', '-')}`)
    await holdOrders(site, eve, 1)
    const { page, context } = await visit(site, { ...options, timezoneId })
    await context.addCookies([await sessionOf(site, eve)])
    await page.goto('/dashboard?tab=orders')
    const order = (await page.getByRole('link', { name: service }).getAttribute('href')) ?? ''
    const goOn = await holdScripts(page)
    await page.goto(order, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: dashboard.order.contact.heading }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const before = await placesOf(page)
    goOn()
    await hydrate(page)
    await page.getByRole('time').filter({ hasText: clock }).first().waitFor()
    expect(await placesOf(page)).toEqual(before)
  })
})

/** Places of the headings and buttons of a page on screens of several widths. */
async function placesOf(page: Page) {
  const places: unknown[] = []
  for (const width of [320, 360, 390, 414, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const parts = page.getByRole('main').locator('h1, h2, h3, button')
    places.push(
      width,
      await parts.evaluateAll((all) =>
        all.map((each) => `${each.textContent} ${Math.round(each.getBoundingClientRect().y)}`),
      ),
    )
  }
  return places
}

/** Registers a client with this many orders. */
async function holdOrders(site: Site, client: Client, count: number) {
  const { name, value } = await sessionOf(site, client)
  const cookie = `${name}=${value}`
  for (let placed = 0; placed < count; placed += 1)
    expect((await post(site, '/api/orders', { ...client, sku: 'PS-045' }, cookie)).status).toBe(201)
}

async function sessionOf(site: Site, { fullName, email }: Client) {
  const passwordHash = Buffer.from(password).toString('base64')
  const body = { name: fullName, email, passwordHash }
  const known = await post(site, '/api/auth/login', body)
  const answer = known.ok ? known : await post(site, '/api/auth/register', body)
  return { ...sessionIn(answer), url: site.url }
}

/** Every button belongs to a form that the browser can post. */
async function expectNoDeadButton(page: Page) {
  const outside = page.locator('main button:not(form button), main button:not([type=submit])')
  expect(await outside.filter({ visible: true }).count()).toBe(0)
}

/** Runs in the page: Cumulative Layout Shift. */
function shifts() {
  return new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as (PerformanceEntry & { value: number })[]
      resolve(moved.reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500)
  })
}
