import { dashboard } from '@northword/content/orders/dashboard'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { Duty } from '@northword/contract/desk/desk-queue'
import { firstOf } from '@northword/rig/first-of'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { duties, fails, fakeDesk, noDuties, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const [first, second] = duties
const queueOf = (...shown: (Duty | undefined)[]) => returns({ duties: shown, next: null })
const link = (name = '') => screen.findByRole('link', { name })

test('where nothing waits, the queue says so', async () => {
  fakeDesk(olive, { 'desk.queue': noDuties })
  await openDesk('/desk')
  expect(await screen.findByText(deskQueue.nothing)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test(
  'where the queue cannot be had, it says why, and trying again brings it',
  { tags: ['thorough'] },
  async () => {
    const server = fakeDesk(olive, { 'desk.queue': fails(503, 'We cannot reach our database right now.') })
    const { user } = await openDesk('/desk')
    expect(await screen.findByText('We cannot reach our database right now.')).toBeTruthy()
    server.answer('desk.queue', queueOf(first))
    await user.click(await link(dashboard.failure.retry))
    await link(first?.title)
  },
)

test('duties that come meanwhile are counted, and shown when they are wanted', async () => {
  const server = fakeDesk(olive, { 'desk.queue': queueOf(first) })
  const { user } = await openDesk('/desk')
  await link(first?.title)
  server.answer('desk.queue', queueOf(second, first))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  const news = await screen.findByRole('button', { name: deskQueue.news(1) })
  expect(screen.queryByRole('link', { name: second?.title ?? '' })).toBeNull()
  await user.click(news)
  await link(second?.title)
  await waitFor(() => expect(screen.queryByRole('button', { name: deskQueue.news(1) })).toBeNull())
})

test('another duty of an order is new, and what moves up from the next page is not', async () => {
  const pageOf = (...shown: Duty[]) => returns({ duties: shown, next: 'x' })
  const server = fakeDesk(olive, { 'desk.queue': pageOf(first, second) })
  await openDesk('/desk')
  await link(first.title)
  const refunds = [first, second].map((duty) => ({ ...duty, kind: 'refund' as const }))
  const third = { ...second, id: `${second.id.slice(0, -1)}3`, number: 'NW-ORD-20260302-0003' }
  server.answer('desk.queue', pageOf(...refunds, second, third))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByRole('button', { name: deskQueue.news(2) })).toBeTruthy()
})

firstOf([
  ['j', 'Fourth'],
  ['k', 'Second'],
] as const)('after a duty is put off, %s goes on in its place, to the %s', async (key, title) => {
  const named = ['First', 'Second', 'Third', 'Fourth'].map((each, at) => ({
    ...first,
    id: `${first.id.slice(0, -1)}${at}`,
    number: `NW-ORD-20260302-001${at}`,
    title: each,
  }))
  const server = fakeDesk(olive, { 'desk.queue': queueOf(...named), 'desk.putOff': returns(null) })
  const { user } = await openDesk('/desk')
  await link('Third')
  await user.keyboard('jjj')
  expect(document.activeElement).toBe(await link('Third'))
  await user.keyboard('z')
  server.answer('desk.queue', queueOf(...named.filter((duty) => duty.title !== 'Third')))
  await user.click(await screen.findByRole('button', { name: deskQueue.later.choices.hour }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Third' })).toBeNull())
  expect(server.inputsOf('desk.putOff')).toMatchObject([{ hand: 'agent' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard(key)
  expect(document.activeElement).toBe(await link(title))
})

test(
  'after the last duty of the list is put off, j goes to the one before it',
  { tags: ['thorough'] },
  async () => {
    const server = fakeDesk(olive, { 'desk.queue': queueOf(first, second), 'desk.putOff': returns(null) })
    const { user } = await openDesk('/desk')
    const row = await link(second.title)
    act(() => row.focus())
    await user.keyboard('z')
    server.answer('desk.queue', queueOf(first))
    await user.click(await screen.findByRole('button', { name: deskQueue.later.choices.hour }))
    await waitFor(() => expect(row.isConnected).toBe(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('j')
    expect(document.activeElement).toBe(await link(first.title))
  },
)

test('j begins at the first duty where the list is another', { tags: ['thorough'] }, async () => {
  const server = fakeDesk(olive, { 'desk.queue': queueOf(first, second) })
  const { user } = await openDesk('/desk')
  const row = await link(second.title)
  act(() => row.focus())
  await user.keyboard('k')
  await user.keyboard('j')
  const others = ['Third', 'Fourth'].map((title, at) => ({
    ...first,
    id: `${first.id.slice(0, -1)}${at + 7}`,
    title,
  }))
  server.answer('desk.queue', queueOf(...others))
  act(() => row.blur())
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await user.click(await screen.findByRole('button', { name: deskQueue.news(2) }))
  await link('Third')
  await user.keyboard('j')
  expect(document.activeElement).toBe(await link('Third'))
})

test('a key says in its row at once what it has begun, and the row is as it was where that fails', async () => {
  const server = fakeDesk(olive, { 'desk.queue': queueOf(first, second) })
  const answer = Promise.withResolvers<Response>()
  server.answer('desk.claimCase', () => answer.promise)
  const { user } = await openDesk('/desk')
  const row = await link(second?.title)
  act(() => row.focus())
  await user.keyboard('c')
  const sign = await screen.findByText(deskQueue.taking)
  expect(sign.closest('tr')).toBe(row.closest('tr'))
  answer.resolve(fails(409, 'Olive Owner was faster.')())
  await waitFor(() => expect(screen.queryByText(deskQueue.taking)).toBeNull())
  expect(await screen.findByText('Olive Owner was faster.')).toBeTruthy()
})

test('an order is taken in hand once, though its key is held or pressed again', async () => {
  const server = fakeDesk(olive, { 'desk.queue': queueOf(first, second) })
  server.answer('desk.claimCase', () => new Promise<Response>(() => {}))
  const { user } = await openDesk('/desk')
  const row = await link(second.title)
  act(() => row.focus())
  const claims = async () => {
    await act(() => vi.advanceTimersByTimeAsync(100))
    return server.inputsOf('desk.claimCase')
  }
  fireEvent.keyDown(row, { key: 'c', repeat: true })
  expect(await claims()).toEqual([])
  const press = () => fireEvent.keyDown(row, { key: 'c' })
  // Both before the next render.
  act(() => void [press(), press()])
  await screen.findByText(deskQueue.taking)
  await user.keyboard('c')
  expect(await claims()).toHaveLength(1)
  await user.keyboard('kc')
  expect(await claims()).toMatchObject([{ number: second.number }, { number: first.number }])
})

test('a key acts on the row in focus, also where its order has another one', async () => {
  const ofOrder = [
    { ...first, kind: 'payment' as const, title: 'First' },
    { ...first, kind: 'work' as const, title: 'Second' },
  ]
  const server = fakeDesk(olive, { 'desk.queue': queueOf(...ofOrder), 'desk.claimCase': returns(null) })
  const { user } = await openDesk('/desk')
  const row = await link('Second')
  act(() => row.focus())
  await user.keyboard('c')
  await waitFor(() =>
    expect(server.inputsOf('desk.claimCase')).toEqual([{ number: first.number, version: 0, hand: 'writer' }]),
  )
})

test('a key that moves goes on while it is held', async () => {
  fakeDesk(olive, { 'desk.queue': queueOf(first, second) })
  await openDesk('/desk')
  const row = await link(second.title)
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 'k', repeat: true })
  expect(document.activeElement).toBe(await link(first.title))
})

const warned = {
  'desk.queue': noDuties,
  'desk.warnings': returns([{ check: 'noMailServer', sentence: 'No mail server is set.' }]),
}

test('an owner reads what is wrong with the server', async () => {
  const server = fakeDesk(olive, warned)
  await openDesk('/desk')
  expect(await screen.findByText('No mail server is set.')).toBeTruthy()
  expect(screen.getByText(deskQueue.serverWarnings)).toBeTruthy()
  expect(server.inputsOf('desk.warnings')).toHaveLength(1)
})

test('the desk asks for it nowhere else', async () => {
  const server = fakeDesk({ ...olive, role: 'agent' }, warned)
  await openDesk('/desk')
  expect(await screen.findByText(deskQueue.nothing)).toBeTruthy()
  expect(server.inputsOf('desk.warnings')).toEqual([])
})

test('a writer has lists of work, and of nothing that a client waits for', async () => {
  fakeDesk({ ...olive, role: 'writer' }, { 'desk.queue': noDuties })
  await openDesk('/desk?view=answer')
  expect(await screen.findByText(deskQueue.nothing)).toBeTruthy()
  const { all, mine, later } = deskQueue.views
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([all, mine, later])
})
