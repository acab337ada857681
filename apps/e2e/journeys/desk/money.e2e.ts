/** @module-tag thorough */
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { orderMoney } from '@northword/content/orders/order-money'
import { sheets } from '@northword/content/site/sheets'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAccount } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { actOnMoney, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const { acts } = deskMoney
const link = 'https://checkout.provider.example/pay/4821'

/** Checks each dialog with axe too. */
const act = (page: Page, kind: Parameters<typeof actOnMoney>[1], fields: Record<string, string>) =>
  actOnMoney(page, kind, fields, () => expectNoProblems(page))

describe.skipIf(withoutBrowser).each(looks)('The money of an order, on $screen', ({ client, options }) => {
  const studio = useDeskSite()

  it('is agreed, asked for, paid too much, given back and printed', async () => {
    const { site } = studio
    const buyer = await visit(site, { ...options, expects: /\b404\b/ })
    await openAccount(buyer.page, client)
    await buyer.page.goto('/pricing')
    const number = await orderedNumber(buyer.page, service, client)

    const { page } = await ownerAtDesk(visit, studio, { ...options, expects: /\b(401|404)\b/ })
    await page.goto(`/desk/orders/${number}`)
    await act(page, 'price', { [deskMoney.amount]: '100', [deskMoney.reason]: 'As we said' })
    await act(page, 'request', { [acts.request.link]: link })
    await page.getByText(deskMoney.request.heading).waitFor()
    await buyer.page.goto(`/dashboard/orders/${number}`)
    await buyer.page.getByText(/^Please pay \$100 by/).waitFor()
    const pay = buyer.page.getByRole('link', { name: orderMoney.request.pay('checkout.provider.example') })
    expect(await pay.getAttribute('href')).toBe(link)
    await expectNoProblems(buyer.page)

    await button(page, acts.payment.open).click()
    await page.getByRole('dialog').getByLabel(deskMoney.amount).fill('1,000.00')
    await page.keyboard.press('Enter')
    await page.getByText('Write the amount without commas: 1250.00').waitFor()
    await page.keyboard.press('Escape')
    await act(page, 'payment', { [deskMoney.amount]: '60' })
    await act(page, 'payment', { [deskMoney.amount]: '50' })
    await page.getByText(deskMoney.refundDue('$10')).waitFor()
    await expectNoProblems(page)

    await page.goto('/desk')
    await page.getByRole('row').nth(1).getByText(deskQueue.duties.refund).waitFor()
    await expectNoProblems(page)
    await page.getByRole('link', { name: service }).first().click()
    await act(page, 'refund', { [deskMoney.reason]: 'Paid too much' })
    await page.getByText(deskMoney.refundDue('$10')).waitFor({ state: 'hidden' })

    await buyer.page.reload()
    await buyer.page.getByText(orderMoney.nothingOwed).waitFor()
    await buyer.page.getByRole('link', { name: /Receipt NW-RCP-\d{4}-0002/ }).click()
    await buyer.page.getByRole('heading', { name: sheets.receipt.title }).waitFor()
    await buyer.page.getByText('$50').waitFor()
    await expectNoProblems(buyer.page)
    const receipt = buyer.page.url()
    await buyer.page.goto(`/statements/${number}`)
    await buyer.page.getByRole('heading', { name: sheets.statement.title }).waitFor()
    await expectNoProblems(buyer.page)
    const stranger = await visit(site, { ...options, at: receipt, expects: /\b404\b/ })
    await stranger.page.getByRole('heading', { name: sheets.missing.title }).waitFor()
    await expectNoProblems(stranger.page)
  })
})
