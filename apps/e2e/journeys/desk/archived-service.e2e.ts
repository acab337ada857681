/** @module-tag thorough */
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { findService } from '@northword/content/studio/catalogue'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { button, isLive, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'
import { orderedNumber, orderLinkOf } from '../../testing/forms/order-form.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'

const visit = useBrowser()
const { review } = deskSiteReleases
const service = findService('PS-120')
const { sku, name } = { sku: service?.sku ?? '', name: service?.name ?? '' }
const places = ['/services', '/pricing', '/order/PS-025', '/sitemap.xml', '/api/services']

describe.skipIf(withoutBrowser).each(looks)('An archived service, on $screen', ({ options }) => {
  const studio = useDeskSite()

  const pageAt = (path: string) => fetch(`${studio.site.url}${path}`)
  const namedOn = async () => {
    const texts = await Promise.all(places.map(async (path) => (await pageAt(path)).text()))
    return places.filter((_, at) => texts[at]?.includes(sku))
  }

  it('is on no page and takes no order until it is brought back', async () => {
    const { page: olive } = await ownerAtDesk(visit, studio, options)
    const { page: visitor } = await visit(studio.site, { ...options, at: '/services' })
    const before = await namedOn()
    expect(before).toEqual(expect.arrayContaining(['/services', '/api/services']))
    const number = await postOrder(studio.site, { fullName: clients.ada.fullName, sku })

    await tick(olive, true)
    await publish(olive, 2)
    await expect.poll(namedOn).toEqual([])
    expect((await pageAt(`/order/${sku}`)).status).toBe(404)
    expect((await pageAt(`/pay/${sku}`)).status).toBe(404)
    await expect(postOrder(studio.site, { fullName: 'Ben Late', sku })).rejects.toThrow(
      /400[^]*Choose a service from our catalog/,
    )
    await visitor.reload()
    expect(await orderLinkOf(visitor, name).count()).toBe(0)

    await olive.goto(`/desk/orders/${number}`)
    await olive.getByText(name).first().waitFor()
    await olive.goto('/desk/site')
    const row = olive.getByRole('row').filter({ hasText: sku })
    await row.getByText(deskSite.archived, { exact: true }).waitFor()
    await expectNoProblems(olive)

    await tick(olive, false)
    await publish(olive, 3)
    await expect.poll(namedOn).toEqual(before)
    await visitor.reload()
    await orderedNumber(visitor, name, clients.dora)
    expect(await ordersOf(studio.site, clients.dora)).toMatchObject([{ sku }])
  })
})

/** Opens the service and switches the box. */
async function tick(page: Page, isArchived: boolean) {
  await page.goto(`/desk/site/services/${sku}`)
  await page.getByLabel(deskSiteFields.labels['archived'] ?? '').setChecked(isArchived)
  await page.getByText(/^Saved as a draft/).waitFor()
}

async function publish(page: Page, release: number) {
  await page.goto('/desk/site')
  await page.getByText(deskSite.unpublished(1)).waitFor()
  await page.getByRole('link', { name: deskSite.review }).click()
  await page.getByText(deskSiteFields.labels['archived'] ?? '').waitFor()
  await expectNoProblems(page)
  await button(page, review.publish).click()
  await isLive(page, release)
}
