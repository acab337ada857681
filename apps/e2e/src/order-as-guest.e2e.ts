import { findService } from '@northword/content/catalogue'
import { isOrderNumber } from '@northword/contract/orders'
import { company } from '@northword/content/company'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from './browser-story.ts'
import { clients } from './clients.ts'
import { databaseKinds } from './database.ts'
import { confirmedNumber, orderByKeyboard, orderByMouse } from './order-form.ts'
import { openSite, type Site } from './site.ts'
import { expectOneOrder } from './stored-orders.ts'

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
})

const nameOf = (sku: string) => findService(sku)?.name ?? sku
