import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dashboardOf, mailedLink, openAccount, openTab, verify } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const clients = clientsOf('dashboard')
const { orders, failure } = dashboard

describe.skipIf(withoutBrowser)('The dashboard in an open tab', () => {
  const site = sharedSite()

  it('shows an order of another tab when it is looked at again: it is the client’s own', async () => {
    const ada = alone(clients.ada, 'own-order')
    const { page, context } = await visit(site)
    await openAccount(page, ada)
    await openTab(page, 'orders')
    await page.getByRole('heading', { name: orders.empty.heading }).waitFor()

    const other = await context.newPage()
    await other.goto('/')
    const number = await orderedNumber(other, service, ada)
    expect(await page.getByRole('heading', { name: orders.empty.heading }).count()).toBe(1)
    await lookAgain(page)
    await rowOf(page, number).waitFor()
    expect(await rowOf(page, number).getByText(orders.guest).count()).toBe(0)
    await expectCounter(page, 'orders', 1)
    await expectCounter(page, 'active', 1)
  })

  it(
    'marks an order that was placed elsewhere as a guest, once the address is verified',
    { tags: ['thorough'] },
    async () => {
      const ben = alone(clients.ben, 'guest-order')
      const { page } = await visit(site)
      await openAccount(page, ben)
      await verify(page, await mailedLink(site, ben.email, '/verify-email'))
      await page.getByRole('heading', { name: auth.verify.done.heading }).waitFor()
      await page.getByRole('link', { name: auth.verify.done.button }).click()
      await dashboardOf(page, ben)
      await openTab(page, 'orders')
      await page.getByRole('heading', { name: orders.empty.heading }).waitFor()

      const elsewhere = await visit(site, { at: '/' })
      const number = await orderedNumber(elsewhere.page, service, ben)
      await lookAgain(page)
      await rowOf(page, number).getByText(orders.guest, { exact: true }).waitFor()
      await page.getByRole('link', { name: number }).click()
      await page.getByRole('heading', { level: 1, name: number }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/dashboard/orders/${number}`)
    },
  )

  it.each([
    { what: 'its orders', path: '/dashboard?tab=orders' },
    { what: 'its projects', path: '/dashboard' },
    { what: 'the profile', path: '/dashboard?tab=profile' },
  ])(
    'keeps $what on screen while the server is killed, says so, and tries again',
    { tags: ['thorough'] },
    async ({ what, path }) => {
      const own = await openSite(quickestKind)
      onTestFinished(() => own.close())
      const cleo = alone(clients.cleo, what.replaceAll(' ', '-'))
      const { page } = await visit(own, { at: '/', expects: /ERR_CONNECTION_REFUSED/ })
      await orderedNumber(page, service, cleo)
      await openAccount(page, cleo)
      await page.goto(path)
      await dashboardOf(page, cleo)
      await expectCounter(page, 'orders', 1)
      await page.waitForLoadState('networkidle')
      const panel = page.getByRole('tabpanel')
      const before = await wordsOf(panel)

      await own.kill('SIGKILL')
      await lookAgain(page)
      const alert = panel.getByRole('alert').filter({ hasText: failure.stale }).first()
      await alert.getByText(failure.unreachable).waitFor()
      expect(new URL(page.url()).pathname).toBe('/dashboard')

      await own.start()
      await tryAgain(panel)
      expect(await wordsOf(panel)).toBe(before)
    },
  )

  it(
    'says that an order cannot be loaded when its page is opened meanwhile, and loads it later',
    { tags: ['thorough'] },
    async () => {
      const dora = alone(clients.dora, 'order-page')
      const { page } = await visit(site, { at: '/', expects: /ERR_FAILED/ })
      const number = await orderedNumber(page, service, dora)
      await openAccount(page, dora)
      await openTab(page, 'orders')
      await rowOf(page, number).waitFor()
      await page.route('**/trpc/**', (route) => route.abort())
      await page.getByRole('link', { name: number }).click()
      await page.getByRole('alert').getByText(failure.unreachable).waitFor()
      await page.unroute('**/trpc/**')
      await page.getByRole('link', { name: failure.retry }).click()
      await page.getByText(dora.note).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )
})

/** Returns from another tab. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** Retries one failed part, which reloads all failed parts. */
async function tryAgain(panel: Locator) {
  await panel.getByRole('link', { name: failure.retry }).first().click()
  await expect.poll(() => panel.getByRole('alert').count()).toBe(0)
}

/** Without figures, because the time of a browser's last visit changes. */
const wordsOf = async (panel: Locator) => (await panel.innerText()).replaceAll(/\d/g, '')

const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) })

async function expectCounter(page: Page, counter: keyof typeof dashboard.counters, count: number) {
  const label = page.getByText(dashboard.counters[counter], { exact: true })
  const number = label.locator('xpath=following-sibling::dd')
  await expect.poll(() => number.innerText()).toBe(String(count))
}
