/** @module-tag thorough */
import { readFile } from 'node:fs/promises'
import { deskExports } from '@northword/content/desk/desk-exports'
import { desk } from '@northword/content/desk/desk-frame'
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { failures } from '@northword/content/operate/failures'
import { studioDate } from '@northword/content/studio/format-time'
import { until } from '@northword/rig/until'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, owner, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { routeFirst } from '../../testing/network/route-first.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const { orders, money } = deskExports

/** Presses a button by keyboard, runs `between` and reads the downloaded file. */
async function savedBy(page: Page, name: string, between = async () => {}) {
  let begun: Download | undefined
  page.once('download', (download) => void (begun = download))
  await button(page, name).focus()
  await page.keyboard.press('Enter')
  await between()
  // A refusal is read here instead of waited for.
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ })
  const outcome = page.getByText(deskExports.done('')).or(refusal)
  expect(await outcome.textContent()).toContain(deskExports.done(''))
  const download = await until('the file', async () => begun)
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe.skipIf(withoutBrowser).each(looks)('Exports of the desk, on $screen', ({ client, options }) => {
  const studio = useDeskSite()

  it('is the orders that are listed and the entries of some days, for an owner who proves who they are', async () => {
    const { site } = studio
    const guest = await visit(site, { ...options, at: '/pricing' })
    const number = await orderedNumber(guest.page, service, client)

    const { page } = await ownerAtDesk(visit, studio, { ...options, expects: /\b(401|428)\b/ })
    await page.goto('/desk/orders?q=somebody+else')
    await page.getByText(deskOrders.nothing).waitFor()
    const none = await savedBy(page, orders.button)
    expect(none.name).toBe(orders.fileName(studioDate(new Date(), 'Asia/Hong_Kong')))
    expect(none.text).toBe(`\uFEFF${Object.values(orders.columns('Asia/Hong_Kong')).join(',')}\r\n`)

    await page.goto('/desk/orders')
    await page.getByRole('link', { name: number }).waitFor()
    await routeFirst(page, '**/api/desk/orders.csv*', (route) =>
      route.fulfill({ status: 428, json: { message: failures.proofNeeded } }),
    )
    const { text } = await savedBy(page, orders.button, async () => {
      await page.getByRole('dialog', { name: desk.proof.title }).waitFor()
      await expectNoProblems(page)
      await page.getByLabel(desk.proof.password, { exact: true }).fill(owner.password)
      await page.keyboard.press('Enter')
    })
    expect(text).toContain(`\r\n${number},`)
    expect(text).toContain(client.fullName)
    await page
      .getByText(deskExports.done(orders.fileName(studioDate(new Date(), 'Asia/Hong_Kong'))))
      .waitFor()
    await expectNoProblems(page)

    await page.goto(`/desk/orders/${number}`)
    await button(page, deskMoney.acts.price.open).click()
    await button(page, deskMoney.acts.price.save).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: desk.navigation.bookkeeping }).click()
    await page.getByRole('heading', { name: money.heading }).waitFor()
    const today = studioDate(new Date(), 'Asia/Hong_Kong')
    await page.getByLabel(money.from).fill(today)
    await page.getByLabel(money.until).fill('2026-01-01')
    await button(page, money.button).click()
    await page.getByText('The last day lies before the first one').waitFor()
    await expectNoProblems(page)
    await page.getByLabel(money.until).fill(today)
    const ledger = await savedBy(page, money.button)
    expect(ledger.name).toBe(money.fileName(today, today))
    expect(ledger.text).toContain(`\r\n${today},${number},1,${deskMoney.kinds.charge},39.95,,USD,`)
    await page.getByText(deskExports.done(ledger.name)).waitFor()
    await expectNoProblems(page)
  })
})
