import { desk } from '@northword/content/desk/desk-frame'
import { deskJump as words } from '@northword/content/desk/desk-orders'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
import type { StaffView } from '@northword/contract/people/staff-view'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { anOrder, fakeDesk, noDuties, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const found = (...orders: OrderRow[]) => returns({ orders, next: null })
const findOrders = (q: string) => `desk.findOrders?input=${encodeURIComponent(JSON.stringify({ q }))}`
const row = () => screen.findByText(`${anOrder.number} · ${anOrder.clientName}`)
const address = () => window.location.pathname + window.location.search

/** Opens the palette above an empty queue. */
async function openJump(answers: Parameters<typeof fakeDesk>[1] = {}, member: StaffView = olive) {
  const server = fakeDesk(member, { 'desk.queue': noDuties, 'desk.findOrders': found(), ...answers })
  const { user } = await openDesk('/desk')
  await screen.findByText(deskQueue.nothing)
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByPlaceholderText(words.placeholder)
  return { server, user, field }
}

test('Enter opens the order that has the words', async () => {
  const { user, field } = await openJump({ [findOrders('ada')]: found(anOrder) })
  await user.type(field, 'ada')
  await row()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/desk/orders/${anOrder.number}`))
})

test.each([0, 300])('%i ms after other words, Enter does not open it, but looks for those', async (ms) => {
  const { server, user, field } = await openJump({ [findOrders('ada')]: found(anOrder) })
  server.answer(findOrders('bob'), () => new Promise<Response>(() => {}))
  await user.type(field, 'ada')
  await row()
  await user.clear(field)
  await user.type(field, 'bob')
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/orders?q=bob'))
})

test('words that are typed again find an order that has come since', async () => {
  const { server, user, field } = await openJump()
  for (const typed of ['ada', 'bob']) {
    await user.clear(field)
    await user.type(field, typed)
    await waitFor(() => expect(server.inputsOf(findOrders(typed))).toHaveLength(1))
  }
  server.answer(findOrders('ada'), found(anOrder))
  await user.clear(field)
  await user.type(field, 'ada')
  expect(await row()).toBeTruthy()
})

test.each([
  ['agent', ['contact', 'message', 'mine', 'later'], true],
  ['writer', ['mine', 'later'], false],
] as const)('the role %s is offered the lists that it has', async (role, views, hasMail) => {
  await openJump({}, { ...olive, role })
  const palette = within(await screen.findByRole('dialog'))
  const { queue, mail } = desk.navigation
  const lists = palette.getAllByText(new RegExp(`^${queue}: `)).map(({ textContent }) => textContent)
  expect(lists).toEqual(views.map((view) => `${queue}: ${deskQueue.views[view]}`))
  expect(palette.queryByText(mail) !== null).toBe(hasMail)
})
