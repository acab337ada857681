import { deskOrders } from '@northword/content/desk/desk-orders'
import { deskSiteItem, deskSiteTerms } from '@northword/content/desk/desk-site'
import type { OrderTerms } from '@northword/contract/desk/desk-orders'
import type { SiteItem } from '@northword/contract/desk/site'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fails, fakeDesk, will } from '../../../testing/fake-desk.ts'
import { aService, itemsOf, someNames } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { heading, none, orders } = deskSiteTerms

/** Opens a policy for a writer, who reads it as everybody at the desk does. */
async function openPolicy(key: string, counts = returns({ counts: [] } satisfies OrderTerms)) {
  const policy: SiteItem = { ...aService, kind: 'policies', key, title: 'Terms', live: {} }
  const server = fakeDesk(will, {
    'site.findItem': returns(policy),
    'site.items': itemsOf(policy),
    'site.names': returns(someNames),
    'desk.countByTerms': counts,
    'desk.findOrders': returns({ orders: [], next: null }),
    'desk.listViews': returns({ views: [] }),
    'desk.listColleagues': returns({ colleagues: [] }),
  })
  const { user } = await openDesk(`/desk/site/policies/${key}`)
  await screen.findByText(deskSiteItem.history.heading)
  return { server, user }
}

const part = async () => within(await screen.findByRole('region', { name: heading }))

test('the terms of service say how many orders are under which day, and lead to them', async () => {
  const counts = [
    { termsOf: '2026-02-01', count: 1 },
    { termsOf: '2024-05-06', count: 1_200 },
    { termsOf: 'unrecorded', count: 7 },
  ]
  const { user } = await openPolicy('terms', returns({ counts }))
  const links = await (await part()).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'February 1, 2026: 1 order',
    'May 6, 2024: 1,200 orders',
    orders(deskSiteTerms.unrecorded, 7),
  ])
  await user.click(links[1] ?? expect.fail())
  await screen.findByText(deskOrders.nothing)
  expect(window.location.pathname + window.location.search).toBe('/desk/orders?termsOf=2024-05-06')
})

test('terms that nobody has ordered under say so', async () => {
  await openPolicy('terms')
  expect(await (await part()).findByText(none)).toBeTruthy()
})

test('orders that cannot be counted leave the rest of the page as it is', async () => {
  await openPolicy('terms', fails(503, 'We cannot reach our database right now.'))
  expect(await (await part()).findByText('We cannot reach our database right now.')).toBeTruthy()
  expect(screen.getByText(deskSiteItem.history.heading)).toBeTruthy()
})

test('another policy counts no orders', async () => {
  const { server } = await openPolicy('privacy')
  expect(screen.queryByRole('region', { name: heading })).toBeNull()
  expect(server.inputsOf('desk.countByTerms')).toEqual([])
})
