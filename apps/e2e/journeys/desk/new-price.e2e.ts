/** @module-tag thorough */
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import { findService } from '@northword/content/studio/catalogue'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { clients } from '../../testing/clients.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { confirmedNumber, fillForm, openForm, submitButton } from '../../testing/forms/order-form.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'

const visit = useBrowser()
const { review, one, list } = deskSiteReleases
const { frame, open, page: pageField, pages } = deskSitePreview
const service = findService('PS-025')
const name = service?.name ?? ''
const formerCents = service?.priceCents ?? 0
const [former, raised] = [`$${(formerCents / 100).toFixed(2)}`, '$99.50']

describe.skipIf(withoutBrowser)('A higher price', () => {
  const studio = useDeskSite()

  const pricesAt = async (path: string) => (await fetch(`${studio.site.url}${path}`)).text()
  const isLive = async (price: string, timeout = 10_000) => {
    await expect.poll(() => pricesAt('/pricing'), { timeout }).toContain(price)
  }

  const costs = async (number: string, cents: number) =>
    expect(await ordersOf(studio.site, clients.ada)).toMatchObject([{ number, price_cents: cents }])

  it('is drafted, previewed, scheduled and undone, and an order costs what its form showed', async () => {
    const { page: olive } = await ownerAtDesk(visit, studio)
    await olive.goto('/desk/site/services/PS-025')
    await fieldOf(olive, 'Price').fill(raised.slice(1))
    await olive.getByText(/^Saved as a draft/).waitFor()
    await olive.goto('/desk/site')
    await olive.getByRole('link', { name: open }).click()
    await olive.getByLabel(pageField, { exact: true }).selectOption(pages['/pricing'])
    for (const width of [360, 1440])
      await olive
        .frameLocator(`iframe[title="${frame(pages['/pricing'], width)}"]`)
        .getByText(raised)
        .first()
        .waitFor()

    const { page: visitor } = await visit(studio.site, { at: '/pricing' })
    const form = await openForm(visitor, name)
    await fillForm(form, { ...clients.ada, email: '' })
    await schedule(olive)
    expect(await pricesAt('/pricing')).not.toContain(raised)
    await isLive(raised, 90_000)

    await fillForm(form, { email: clients.ada.email })
    await submitButton(form).click()
    const number = await confirmedNumber(visitor)
    await costs(number, formerCents)
    await visitor.goto('/services')
    await visitor.getByText(raised).first().waitFor()

    await olive.goto('/desk/site/releases')
    await olive.getByRole('link', { name: list.number(2) }).click()
    await olive.getByText(former).first().waitFor()
    await olive.getByText(raised).first().waitFor()
    await button(olive, one.undo.open).click()
    await olive.getByRole('dialog').getByRole('button', { name: one.undo.button }).click()
    await waitForFocus(olive.getByText(one.undo.done(3)))
    await isLive(former)
    expect(await pricesAt('/pricing')).not.toContain(raised)
    await costs(number, formerCents)
  })
})

/** Reviews the draft, and schedules it for the next whole minute. */
async function schedule(page: Page) {
  await page.goto('/desk/site')
  await page.getByText(deskSite.unpublished(1)).waitFor()
  await page.getByRole('link', { name: deskSite.review }).click()
  await page.getByText(raised).first().waitFor()
  await page.getByRole('radio', { name: review.later }).check()
  await page.getByLabel(review.at).fill(await page.evaluate(nextMinute))
  await button(page, review.schedule).click()
  await waitForFocus(page.getByText(/^Release 2 goes live on/))
}

/** Runs in the page: the whole minute that is five seconds away or more, as its field takes it. */
function nextMinute(): string {
  const minute = 60_000
  const at = new Date(Math.ceil((Date.now() + 5_000) / minute) * minute)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
