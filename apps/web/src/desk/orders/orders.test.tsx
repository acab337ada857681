import { deskOrders } from '@northword/content/desk/desk-orders'
import type { OrderRow, OrderTerms } from '@northword/contract/desk/desk-orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type ApiAnswer, returns } from '../../testing/fake-api.ts'
import { aCase, anOrder, fakeDesk, noMoney, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const found = (...orders: OrderRow[]) => returns({ orders, next: null })

/** Opens the list of a studio without orders, and looks for `ada` in it. */
async function openList() {
  const find = vi.fn<ApiAnswer>(found())
  fakeDesk(olive, {
    'desk.findOrders': find,
    'desk.listViews': returns({ views: [] }),
    'desk.listColleagues': returns({ colleagues: [] }),
  })
  const { user } = await openDesk('/desk/orders')
  await screen.findByText(deskOrders.nothing)
  const field = screen.getByRole('searchbox', { name: deskOrders.search.label })
  const search = async (words: string) => {
    await user.clear(field)
    await user.paste(words)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe(`?q=${words}`))
  }
  await search('ada')
  await waitFor(() => expect(find.mock.calls.length).toBeGreaterThan(1))
  return { find, search, user }
}

const row = () => screen.findByRole('link', { name: anOrder.number })

test('words that are looked for again find an order that has come since', async () => {
  const { find, search } = await openList()
  await search('bob')
  find.mockImplementation(found(anOrder))
  await search('ada')
  expect(await row()).toBeTruthy()
})

test('so do words that are sent twice', async () => {
  const { find, user } = await openList()
  find.mockImplementation(found(anOrder))
  await user.keyboard('{Enter}')
  expect(await row()).toBeTruthy()
})

test('an order of a service that is no longer on sale leads to all that it has', async () => {
  fakeDesk(olive, {
    'payments.find': noMoney,
    'desk.findCase': returns({ ...aCase, order: { ...aCase.order, sku: 'OLD-1' } }),
    'desk.findOrders': found(anOrder),
    'desk.listViews': returns({ views: [] }),
    'desk.listColleagues': returns({ colleagues: [] }),
  })
  const { user } = await openDesk(`/desk/orders/${aCase.order.number}`)
  await user.click(await screen.findByRole('link', { name: 'OLD-1' }))
  const { sku } = deskOrders.filters
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: sku })).value).toBe('OLD-1')
  expect(await row()).toBeTruthy()
  expect(window.location.search).toBe('?sku=OLD-1')
})

test('a list of a member who has left says so, and not that it is of everybody', async () => {
  fakeDesk(olive, {
    'desk.findOrders': found(),
    'desk.listViews': returns({ views: [] }),
    'desk.listColleagues': returns({ colleagues: [] }),
  })
  await openDesk(`/desk/orders?hand=${will.id}`)
  const { hand, hasLeft } = deskOrders.filters
  expect(await screen.findByRole('option', { name: hasLeft })).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: hand }).value).toBe(will.id)
})

const { termsOf, unrecordedTerms } = deskOrders.filters
const theTerms = () => screen.findByRole<HTMLSelectElement>('combobox', { name: termsOf })
const optionsOf = ({ options }: HTMLSelectElement) => Array.from(options, ({ text }) => text)

/** Opens the list of a studio whose orders were placed under these terms. */
async function openUnder(counts: OrderTerms['counts'], address = '') {
  const find = vi.fn<ApiAnswer>(found())
  const server = fakeDesk(olive, {
    'desk.findOrders': find,
    'desk.listViews': returns({ views: [] }),
    'desk.listColleagues': returns({ colleagues: [] }),
    'desk.countByTerms': returns({ counts }),
  })
  const { user } = await openDesk(`/desk/orders${address}`)
  await screen.findByText(deskOrders.nothing)
  return { server, user }
}

const twoTerms = [
  { termsOf: '2026-02-01', count: 3 },
  { termsOf: 'unrecorded', count: 40 },
]

test('the list can be of the orders under the terms of one day, or without a day', async () => {
  const { user } = await openUnder(twoTerms)
  const day = 'February 1, 2026'
  expect(optionsOf(await theTerms())).toEqual([deskOrders.filters.anyTerms, day, unrecordedTerms])
  await user.selectOptions(await theTerms(), day)
  expect(window.location.search).toBe('?termsOf=2026-02-01')
  await user.selectOptions(await theTerms(), unrecordedTerms)
  expect(window.location.search).toBe('?termsOf=unrecorded')
})

test('a list under terms that no order is under any more still names their day', async () => {
  await openUnder(twoTerms, '?termsOf=2024-05-06')
  await waitFor(async () => expect(optionsOf(await theTerms())).toHaveLength(4))
  expect((await theTerms()).value).toBe('2024-05-06')
  expect(optionsOf(await theTerms()).at(-1)).toBe('May 6, 2024')
})

test('a studio that never changed its terms is not asked for their day', async () => {
  const { server, user } = await openUnder(twoTerms.slice(1))
  await user.selectOptions(screen.getByRole('combobox', { name: deskOrders.filters.status }), 'Paid')
  expect(server.inputsOf('desk.countByTerms')).toHaveLength(1)
  expect(screen.queryByRole('combobox', { name: termsOf })).toBeNull()
})
