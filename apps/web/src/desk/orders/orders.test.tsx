import { deskOrders } from '@northword/content/desk/desk-orders'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
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
