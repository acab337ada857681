import { firstOf } from '@northword/rig/first-of'
import { dashboard } from '@northword/content/orders/dashboard'
import { orderLink } from '@northword/content/orders/order-link'
import { orderUndo as undo } from '@northword/content/orders/undo-pages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, type Client } from '../../testing/clients.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { mailedLink, toOrderPage, toUndo } from '../../testing/orders/order-links.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'
import { service, sku } from '../../testing/forms/order-form.ts'
import { button } from '../../testing/desk/desk-site.ts'

const visit = useBrowser()
const { cancel } = dashboard.order
const { stub, renew, dead, missing, notMine, paste } = orderLink

/** The studio's own, and one with a long name. */
const zones = ['Asia/Hong_Kong', 'Asia/Kathmandu']

const story =
  ({ client, options }: (typeof looks)[number]) =>
  () => {
    const site = sharedSite()

    async function ordered(guest: Client) {
      const number = await postOrder(site, { ...guest, sku })
      return { number, link: await mailedLink(site, guest.email, toOrderPage) }
    }

    it('asks whose the order is, shows it, and cancels it with a name and an undo', async () => {
      const guest = alone(client, 'by-link')
      const { number, link } = await ordered(guest)
      const { page } = await visit(site, { ...options, at: link })
      await expectHeading(page, stub.heading)
      await expectAddress(page, '/o')
      expect(await page.content()).not.toContain(guest.fullName)
      await page.getByText(service).waitFor()
      await expectNoProblems(page)
      await button(page, stub.mine).click()
      await expectHeading(page, number)
      await page.getByText(guest.phone).waitFor()
      await expectNoProblems(page)

      await page.reload()
      await expectHeading(page, number)
      await page.getByRole('link', { name: cancel.button }).click()
      const question = page.locator('main, [role=dialog]').last()
      await question.getByLabel(cancel.byLink.name).fill('Ada By Link')
      await expectNoProblems(page)
      await question.getByRole('button', { name: cancel.confirm }).click()
      await page.getByText(cancel.byLink.done).waitFor()

      await page.goto(await mailedLink(site, guest.email, toUndo))
      await expectAddress(page, '/o/undo')
      await button(page, undo.button).click()
      await expectHeading(page, undo.done.heading)
      await expectNoProblems(page)
      await page.goto('/o')
      await page.getByRole('link', { name: cancel.button }).waitFor()
    })

    firstOf(zones)('does not move when it hydrates, in %s', async (timezoneId) => {
      const guest = alone(client, `steady-${timezoneId.toLowerCase().replace(/\W/g, '-')}`)
      const { number, link } = await ordered(guest)
      const { page, context } = await visit(site, { ...options, timezoneId, at: link })
      await button(page, stub.mine).click()
      await expectHeading(page, number)
      await page.reload()
      await hydrate(page)
      const storageState = await context.storageState()
      const plain = await visit(site, { ...options, javaScriptEnabled: false, storageState, at: '/o' })
      expect(await placesIn(page)).toEqual(await placesIn(plain.page))
    })

    it(
      'thanks whoever does not know the order, and is dead from then on',
      { tags: ['thorough'] },
      async () => {
        const guest = alone(client, 'not-mine')
        const { link } = await ordered(guest)
        const { page, expectProblem } = await visit(site, { ...options, at: link })
        await button(page, stub.notMine).click()
        await expectHeading(page, notMine.heading)
        await expectNoProblems(page)
        expectProblem(/400/)
        await page.reload()
        await expectHeading(page, missing.heading)
        await page.goto('/faq')
        await page.goto(link)
        await expectHeading(page, dead.heading)
        expect(await page.content()).not.toContain(service)
        await expectNoProblems(page)
      },
    )

    it('mails a new link for one that is dead, and says no more', { tags: ['thorough'] }, async () => {
      const guest = alone(client, 'new-link')
      const { number } = await ordered(guest)
      const { page } = await visit(site, { ...options, at: `/o#${'x'.repeat(43)}`, expects: /400/ })
      await expectHeading(page, dead.heading)
      await button(page, renew.button).click()
      await page.getByText('Order number is required').first().waitFor()
      await page.getByLabel(renew.fields.number).fill(number)
      await page.getByLabel(renew.fields.email).fill(guest.email)
      await button(page, renew.button).click()
      await page.getByText(renew.sent).waitFor()
      await expect.poll(async () => (await site.mailbox.caught(guest.email)).length).toBe(2)
      await page.goto(await mailedLink(site, guest.email, toOrderPage))
      await expectHeading(page, stub.heading)
    })

    it('does all that without scripts: its reader pastes the address', async () => {
      const guest = alone(client, 'link-without-scripts')
      const { number, link } = await ordered(guest)
      const { page } = await visit(site, { ...options, javaScriptEnabled: false, at: link, expects: /422/ })
      const address = page.getByLabel(paste.label)
      await address.fill('not this one')
      await button(page, paste.button).click()
      await page.locator('input[aria-invalid=true]').waitFor()
      await address.fill(link)
      await button(page, paste.button).click()
      await expectHeading(page, stub.heading)
      await expectAddress(page, '/o')
      await button(page, stub.mine).click()
      await expectHeading(page, number)
      await page.getByRole('link', { name: cancel.button }).click()
      await page.getByLabel(cancel.byLink.name).fill('Ada By Link')
      await button(page, cancel.confirm).click()
      await page.getByText(cancel.byLink.done).waitFor()
      await page.goto(await mailedLink(site, guest.email, toUndo))
      await button(page, undo.button).click()
      await expectHeading(page, undo.done.heading)

      const stranger = alone(client, 'not-mine-without-scripts')
      const other = await ordered(stranger)
      await page.goto('/o')
      await page.context().clearCookies()
      await page.goto('/o')
      await address.fill(other.link)
      await button(page, paste.button).click()
      await button(page, stub.notMine).click()
      await expectHeading(page, notMine.heading)
      await page.goto('/o')
      await address.fill(other.link)
      await button(page, paste.button).click()
      await page.locator('input[aria-invalid=true]').waitFor()
    })
  }

/** Every heading and control of a page with its distance from the top, in pixels. */
const placesIn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return Array.from(document.querySelectorAll('main :is(h2, a, button, textarea)'), (part) => [
      part.textContent,
      Math.round(part.getBoundingClientRect().top + scrollY),
    ])
  })

const [desktop, phone] = looks
const name = 'The page of a mailed link, on '
describe.skipIf(withoutBrowser)(`${name}${desktop.screen}`, story(desktop))
describe.skipIf(withoutBrowser)(`${name}${phone.screen}`, { tags: ['thorough'] }, story(phone))
