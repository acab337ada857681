/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { conversation } from '@northword/content/orders/conversation'
import { dashboard } from '@northword/content/orders/dashboard'
import { orderLink } from '@northword/content/orders/order-link'
import { orderMoney } from '@northword/content/orders/order-money'
import { chrome } from '@northword/content/site/navigation'
import { sheets } from '@northword/content/site/sheets'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, type Client } from '../../testing/clients.ts'
import { callAs } from '../../testing/desk/ask-as.ts'
import { button, openDeskSite, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { mailedLink, toOrderPage } from '../../testing/orders/order-links.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const link = 'https://checkout.provider.example/pay/4821'

describe.skipIf(withoutBrowser).each(looks)(
  'The page of an order at the end of a link, on $screen',
  ({ client, options }) => {
    const opened = duringTests(() => openDeskSite({ RATE_LIMIT_FACTOR: '50' }))
    let desk: Page

    /** An act in the browser that is signed in at the desk. */
    const act = (path: string, input: object) =>
      callAs(desk, path, { idempotencyKey: crypto.randomUUID(), ...input })

    async function ordered(guest: Client) {
      const { site } = opened
      const number = await postOrder(site, guest)
      const mailed = await mailedLink(site, guest.email, toOrderPage)
      await act('payments.agreePrice', { number, cents: 10_000, reason: 'As we said' })
      await act('payments.requestPayment', { number, way: 'link', link })
      return { number, mailed }
    }
    const isPaid = (number: string) =>
      act('payments.recordPayment', { number, cents: 10_000, receivedOn: '2026-11-20', method: 'card' })

    it('shows messages and money, hears both, prints, and is closed again, also without scripts', async () => {
      const staff = await ownerAtDesk(visit, opened, { ...options, expects: /\b(401|404)\b/ })
      desk = staff.page
      const { number, mailed } = await ordered(alone(client, 'page-by-link'))

      const { page } = await visit(opened.site, { ...options, at: mailed })
      await button(page, orderLink.stub.mine).click()
      await expectHeading(page, number)
      await page.getByText(/^Please pay \$100 by/).waitFor()
      await button(page, conversation.paid.button).click()
      await page.getByText(conversation.paid.sent).waitFor()
      await page.getByText(/^You told us on .* that you have paid/).waitFor()
      expect(await button(page, conversation.paid.button).count()).toBe(0)
      await page.getByLabel(conversation.form.label, { exact: true }).last().fill('Is Friday good?')
      await page.getByRole('link', { name: chrome.skipLink }).press('Enter')
      await expect.poll(() => new URL(page.url()).hash).toBe('#main')
      await page.goBack()
      await button(page, conversation.form.button).click()
      await page.getByText(conversation.form.sent).waitFor()
      await page.getByText('Is Friday good?').waitFor()
      await expectNoProblems(page)

      await isPaid(number)
      await page.reload()
      await page.getByText(orderMoney.nothingOwed).waitFor()
      await page.getByText('Is Friday good?').waitFor()
      await page.getByRole('link', { name: /Receipt NW-RCP/ }).click()
      await expectHeading(page, sheets.receipt.title)
      await page.goBack()
      await page.getByRole('link', { name: orderMoney.documents.statement }).click()
      await expectHeading(page, sheets.statement.title)
      await page.goBack()
      await button(page, orderLink.close.button).click()
      await expectHeading(page, orderLink.close.heading)
      await expectNoProblems(page)
      await page.reload()
      await expectHeading(page, orderLink.missing.heading)

      await withoutScripts(await ordered(alone(client, 'plain-page-by-link')))
    })

    async function withoutScripts({ number, mailed }: Awaited<ReturnType<typeof ordered>>) {
      const { page } = await visit(opened.site, { ...options, javaScriptEnabled: false, at: '/o' })
      await page.getByLabel(orderLink.paste.label).fill(mailed)
      await button(page, orderLink.paste.button).click()
      await button(page, orderLink.stub.mine).click()
      await expectHeading(page, number)
      await button(page, conversation.paid.button).click()
      await expectAddress(page, '/o?sent=say-paid')
      await page.getByText(conversation.paid.sent).waitFor()
      await page.getByText(/^You told us on .* that you have paid/).waitFor()
      await page.getByLabel(conversation.form.label, { exact: true }).last().fill('Is Friday good?')
      await button(page, conversation.form.button).click()
      await expectAddress(page, '/o?sent=write-message')
      await page.getByText('Is Friday good?').waitFor()
      await page.getByRole('link', { name: orderMoney.documents.statement }).click()
      await expectHeading(page, sheets.statement.title)
      await page.goto('/o')
      await page.getByText(dashboard.order.nextHeading).waitFor()
      await button(page, orderLink.close.button).click()
      await expectHeading(page, orderLink.close.heading)
      await page.goto('/o')
      await page.getByLabel(orderLink.paste.label).waitFor()
    }
  },
)
