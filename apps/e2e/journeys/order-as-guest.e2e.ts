import { findService } from '@northword/content/catalogue'
import { company } from '@northword/content/company'
import { ordering } from '@northword/content/ordering'
import { isOrderNumber } from '@northword/contract/orders'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../testing/browser-story.ts'
import { alone, type Client, clients } from '../testing/clients.ts'
import { tabTo } from '../testing/keyboard.ts'
import {
  confirmedNumber,
  orderByMouse,
  orderFormOf,
  orderLinkOf,
  placedNumber,
} from '../testing/order-form.ts'
import { expectOneOrder, ordersOf } from '../testing/stored-orders.ts'

const visit = useBrowser()

const journeys = [
  { where: 'in the dialog of Home', path: '/', sku: 'PS-045', how: orderByMouse, client: clients.ada },
  {
    where: 'in the dialog of Pricing',
    path: '/pricing',
    sku: 'PS-135',
    how: orderByKeyboard,
    client: clients.ben,
  },
  {
    where: 'on a card of Services',
    path: '/services',
    sku: 'PS-070',
    how: orderByMouse,
    client: clients.cleo,
  },
  { where: 'on another card', path: '/services', sku: 'PS-180', how: orderByKeyboard, client: clients.dora },
]

describe.skipIf(withoutBrowser).each(databaseKinds)('A guest, with the orders kept in %s,', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(kind)
  })
  afterAll(() => site.close())

  it.each(journeys)('orders $where ($how.name)', async ({ path, sku, how, client }) => {
    const { page } = await visit(site)
    await page.goto(path)
    await how(page, nameOf(sku), client)
    const number = await confirmedNumber(page)
    expect(isOrderNumber(number, company.orderPrefix)).toBe(true)
    await expectOneOrder(site, sku, client, number)
  })

  it.each(journeys)('whose browser runs no scripts orders from $path ($how.name)', async (journey) => {
    const { path, sku, how } = journey
    const client = alone(journey.client, 'without-scripts')
    const { page } = await visit(site, { javaScriptEnabled: false })
    await page.goto(path)
    await how(page, nameOf(sku), client)
    const number = await placedNumber(page)
    expect(isOrderNumber(number, company.orderPrefix)).toBe(true)
    await expectOneOrder(site, sku, client, number)
    await page.reload()
    expect(await placedNumber(page)).toBe(number)
    expect(await ordersOf(site, client)).toHaveLength(1)
  })
})

const nameOf = (sku: string) => findService(sku)?.name ?? sku

/** Goes to the order link of a service by Tab, and on through its form, without the mouse. */
async function orderByKeyboard(page: Page, serviceName: string, client: Client) {
  const { keyboard } = page
  await tabTo(page, orderLinkOf(page, serviceName))
  await keyboard.press('Enter')
  const name = orderFormOf(page, serviceName).getByLabel(ordering.fields.fullName.label)
  await name.waitFor()
  await tabTo(page, name)
  for (const value of [client.fullName, client.email, client.phone]) {
    await keyboard.type(value)
    await keyboard.press('Tab')
  }
  await keyboard.insertText(client.note)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
}
