import { duringTests } from '@northword/rig/during-tests'
import { findService } from '@northword/content/studio/catalogue'
import { company } from '@northword/content/studio/company'
import { ordering } from '@northword/content/orders/ordering'
import { isOrderNumber } from '@northword/contract/orders/orders'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { openOn } from '../../testing/browser/shared-site.ts'
import { alone, type Client, clientsOf } from '../../testing/clients.ts'
import { firstOf } from '@northword/rig/first-of'
import { press, tabTo } from '../../testing/browser/keyboard.ts'
import {
  confirmedNumber,
  orderByMouse,
  orderFormOf,
  orderLinkOf,
  placedNumber,
  submitButton,
} from '../../testing/forms/order-form.ts'
import { expectOneOrder, ordersOf } from '../../testing/orders/stored-orders.ts'

const visit = useBrowser()
const clients = clientsOf('order-as-guest')

interface Journey {
  where: string
  path: string
  sku: string
  how: (page: Page, serviceName: string, client: Client) => Promise<void>
  client: Client
}

/** Dialog and card once each, before the other pages. */
const journeys: Journey[] = [
  { where: 'in the dialog of Home', path: '/', sku: 'PS-045', how: orderByMouse, client: clients.ada },
  { where: 'on a card', path: '/services', sku: 'PS-180', how: orderByKeyboard, client: clients.dora },
  {
    where: 'in the dialog of Pricing',
    path: '/pricing',
    sku: 'PS-135',
    how: orderByKeyboard,
    client: clients.ben,
  },
  {
    where: 'on another card',
    path: '/services',
    sku: 'PS-070',
    how: orderByMouse,
    client: clients.cleo,
  },
]

describe.skipIf(withoutBrowser).each(databaseKinds)('A guest, with the orders kept in %s,', (kind) => {
  const site = duringTests(() => openOn(kind))
  // The server's own tests place orders in both databases, so `npm test` orders here in one.
  const [soon, soonWithoutScripts] = kind === quickestKind ? [2, 1] : [0, 0]
  const expectOrdered = async ({ path, sku, how, client }: Journey) => {
    const { page } = await visit(site, { at: path })
    await how(page, nameOf(sku), client)
    const number = await confirmedNumber(page)
    expect(isOrderNumber(number, company.orderPrefix)).toBe(true)
    await expectOneOrder(site, sku, client, number)
  }

  const expectOrderedWithoutScripts = async ({ path, sku, how, client: scripted }: Journey) => {
    const client = alone(scripted, 'without-scripts')
    const { page } = await visit(site, { javaScriptEnabled: false, at: path })
    await how(page, nameOf(sku), client)
    const number = await placedNumber(page)
    expect(isOrderNumber(number, company.orderPrefix)).toBe(true)
    await expectOneOrder(site, sku, client, number)
    await page.reload()
    expect(await placedNumber(page)).toBe(number)
    expect(await ordersOf(site, client)).toHaveLength(1)
  }

  firstOf(journeys, soon)('orders $where ($how.name)', expectOrdered)
  firstOf(journeys, soonWithoutScripts)(
    'whose browser runs no scripts orders from $path ($how.name)',
    expectOrderedWithoutScripts,
  )
})

const nameOf = (sku: string) => findService(sku)?.name ?? sku

/** By Tab only, without the mouse. */
async function orderByKeyboard(page: Page, serviceName: string, client: Client) {
  await press(page, orderLinkOf(page, serviceName))
  const form = orderFormOf(page, serviceName)
  await form.getByLabel(ordering.fields.fullName.label).waitFor()
  for (const name of ['fullName', 'email', 'phone'] as const) {
    await tabTo(page, form.getByLabel(ordering.fields[name].label))
    await page.keyboard.type(client[name])
  }
  await tabTo(page, form.getByLabel(ordering.fields.note.label))
  await page.keyboard.insertText(client.note)
  await press(page, submitButton(form))
}
