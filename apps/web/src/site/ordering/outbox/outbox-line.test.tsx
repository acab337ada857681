import { failures } from '@northword/content/operate/failures'
import { outbox } from '@northword/content/orders/outbox'
import { orderMessages } from '@northword/contract/messages'
import { refusedOrders } from '@northword/content/orders/refused-orders'
import { toStored } from '@northword/contract/device/stored-order'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../testing/fake-api.ts'
import {
  acknowledges,
  type Answer,
  fakeServer,
  isUnreachable,
  proxyError,
  refuses,
} from '../../../testing/fake-server.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { adasOrder } from '../../../testing/order-fixtures.ts'
import { rememberUser } from '../../session/session-store.ts'
import { keepInOutbox, readOutbox } from './outbox.ts'
import { renderOrdering } from '../../../testing/render-ordering.tsx'

freshPage()
// The sender lives as long as its page.
beforeEach(() => vi.resetModules())

const another = { ...adasOrder, idempotencyKey: '0b9d6b5e-1111-4222-8333-444455556666' }

async function visit(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const toasts = await import('../../toasts/toast.ts')
  const session = await import('../../session/session-store.ts')
  const { OutboxLine } = await import('./outbox-line.tsx')
  const { RefusedOutlet } = await import('./refused-outlet.tsx')
  const places = (
    <>
      <OutboxLine />
      <RefusedOutlet />
      <main id="main" tabIndex={-1} />
    </>
  )
  return { server, toasts, session, ...renderOrdering(places) }
}

test('without waiting orders there is nothing to see and nothing is sent', async () => {
  const { server } = await visit(acknowledges)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.received).toEqual([])
})

test('on the next visit a waiting order is sent with its own key and release, and the person is told its number', async () => {
  const order = { ...adasOrder, release: 'a'.repeat(32) }
  keepInOutbox(order, 'Blog post')
  const { server, toasts } = await visit(acknowledges)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  expect(server.received).toEqual([order])
  expect(readOutbox()).toEqual([])
  expect(toasts.currentToast()).toMatchObject({ description: orderMessages.sent(adasOrder.reference ?? '') })
})

test('orders that cannot be sent are counted, with a button to try now', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  keepInOutbox(another, 'Blog post')
  const { user, server } = await visit(isUnreachable)
  expect(screen.getByRole('status').textContent).toBe('2 orders waiting to be sent')
  await waitFor(() => expect(server.received.length).toBe(1))
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(outbox.stillOffline))
  server.answerWith(acknowledges)
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() => expect(readOutbox()).toEqual([]))
})

test('in a preview, which sends nothing, a waiting order goes on waiting, and who sends it is told so', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { user, server } = await visit(() => refusal(409, failures.inPreview, { problem: 'inPreview' }))
  await waitFor(() => expect(server.received.length).toBe(1))
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(`${outbox.waiting(1)}. ${failures.inPreview}`),
  )
  server.answerWith(acknowledges)
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() => expect(readOutbox()).toEqual([]))
  expect(server.received).toEqual([adasOrder, adasOrder, adasOrder])
})

test('of a server that answers that it is busy nobody is told that there is no connection', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { user, server } = await visit(refuses(503, 'Please try again in a moment.'))
  await waitFor(() => expect(server.received.length).toBe(1))
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      `${outbox.waiting(1)}. Please try again in a moment.`,
    ),
  )
})

test('the focus stays at the line while its button sends the last order, and after that', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { user, server } = await visit(isUnreachable)
  await waitFor(() => expect(server.received.length).toBe(1))
  await user.click(screen.getByRole('button', { name: outbox.retry }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(outbox.stillOffline))
  const button = screen.getByRole('button', { name: outbox.retry })
  expect(document.activeElement).toBe(button)
  server.answerWith(acknowledges)
  await user.keyboard('{Enter}{Enter}')
  expect(button).toHaveProperty('disabled', false)
  await waitFor(() => expect(button.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
})

test('a visitor who types elsewhere when the last order is sent keeps the focus', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { user, server } = await visit(isUnreachable)
  await waitFor(() => expect(server.received.length).toBe(1))
  const field = document.body.appendChild(document.createElement('input'))
  server.answerWith(acknowledges)
  const button = screen.getByRole('button', { name: outbox.retry })
  await user.click(button)
  field.focus()
  await waitFor(() => expect(button.isConnected).toBe(false))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('it is tried again after a while, longer each time', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { server } = await visit(proxyError(502))
  await waitFor(() => expect(server.received.length).toBe(1))
  await vi.advanceTimersByTimeAsync(6_500)
  expect(server.received.length).toBe(2)
  await vi.advanceTimersByTimeAsync(6_500)
  expect(server.received.length).toBe(2)
  await vi.advanceTimersByTimeAsync(6_500)
  expect(server.received.length).toBe(3)
})

test('it is tried at once when the device is back online', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { server } = await visit(isUnreachable, acknowledges)
  await waitFor(() => expect(server.received.length).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(100))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(readOutbox()).toEqual([]))
})

test('a refused order stays in sight with its reason until it is removed', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const { user } = await visit(refuses(400, 'Choose a service from our catalog'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(refusedOrders.because('Blog post', 'Choose a service from our catalog'))
  expect(screen.getByDisplayValue(/Six posts about tea/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: refusedOrders.copy }))
  expect(await navigator.clipboard.readText()).toContain('Ada Chan')
  await user.click(screen.getByRole('button', { name: refusedOrders.remove }))
  expect(document.activeElement?.id).toBe('main')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(readOutbox()).toEqual([])
})

test('the focus goes from a removed order to the next one, or to the one before', async () => {
  const names = ['Blog post', 'Email', 'White paper']
  for (const [at, name] of names.entries())
    keepInOutbox({ ...adasOrder, idempotencyKey: `key-${at}` }, name, new Date(at))
  const { user } = await visit(refuses(400, 'No.'))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  const remove = async (at: number) => {
    const button = screen.getAllByRole('button', { name: refusedOrders.remove })[at]
    if (button) await user.click(button)
    return document.activeElement?.textContent
  }
  expect(await remove(1)).toBe(refusedOrders.because('White paper', 'No.'))
  expect(await remove(1)).toBe(refusedOrders.because('Blog post', 'No.'))
})

test('an order whose price rose while it waited is sent again at the new one only after a yes', async () => {
  const [seen, today] = ['a'.repeat(32), 'b'.repeat(32)]
  const sentence = 'You saw $69.99; it costs $79.99 now.'
  keepInOutbox({ ...adasOrder, release: seen }, 'Blog post')
  const { user, server } = await visit(
    refuses(409, sentence, undefined, { release: today, priceCents: 7999 }),
    acknowledges,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(refusedOrders.because('Blog post', sentence))
  expect(server.received).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: refusedOrders.orderAt('$79.99') }))
  expect(document.activeElement?.id).toBe('main')
  await waitFor(() => expect(readOutbox()).toEqual([]))
  expect(server.received).toEqual([
    { ...adasOrder, release: seen },
    { ...adasOrder, release: today, quotedPriceCents: 7999 },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order that another tab has sent is no longer announced', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  await visit(isUnreachable)
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('while another tab sends, this one does not', async () => {
  keepInOutbox(adasOrder, 'Blog post')
  const request = vi.fn<(name: string, options: LockOptions, work: (lock: null) => unknown) => unknown>(
    (_name: string, _options: LockOptions, work: (lock: null) => unknown) => work(null),
  )
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const { server } = await visit(acknowledges)
  await waitFor(() => expect(request).toHaveBeenCalled())
  expect(server.received).toEqual([])
  Reflect.deleteProperty(navigator, 'locks')
})

const adasId = 'u1'
const adasOwn = { ...adasOrder, writtenBy: adasId }
const bob = { id: 'u2', name: 'Bob Ito', email: 'bob@tearoom.example' }

firstOf([
  ['of a client from a guest', adasOwn, null],
  ['of a client from another one', adasOwn, bob],
  ['of a guest from a client', adasOrder, bob],
] as const)('a waiting order %s is kept secret, but goes out', async (_, order, reader) => {
  if (reader) rememberUser(reader)
  keepInOutbox(order, 'Blog post')
  const { server, toasts } = await visit(isUnreachable)
  await waitFor(() => expect(server.received).toEqual([order]))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  server.answerWith(acknowledges)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(readOutbox()).toEqual([]))
  expect(toasts.currentToast()).toBeNull()
})

test('a refused order is read by who wrote it alone, as soon as they are the one who is signed in', async () => {
  rememberUser(bob)
  keepInOutbox(adasOwn, 'Blog post')
  const { session, server } = await visit(refuses(400, 'No.'))
  await waitFor(() => expect(server.received).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.queryByText(/Six posts about tea/)).toBeNull()
  act(() => session.rememberUser({ ...bob, id: adasId }))
  await screen.findByText(/Six posts about tea/)
  act(() => session.forgetUser())
  expect(screen.queryByText(/Six posts about tea/)).toBeNull()
})

test('an order kept before writers were noted is sent as a guest’s', async () => {
  const { writtenBy: _, ...order } = adasOrder
  const { writtenBy: __, ...stored } = toStored(adasOrder)
  const entry = {
    version: 1,
    order: stored,
    serviceName: 'Blog post',
    savedAt: '2026-03-06T03:00:00.000Z',
    refusal: null,
  }
  localStorage.setItem(`nw_outbox:${order.idempotencyKey}`, JSON.stringify(entry))
  rememberUser(bob)
  const { server } = await visit(acknowledges)
  await waitFor(() => expect(server.received).toEqual([{ ...order, writtenBy: null }]))
})
