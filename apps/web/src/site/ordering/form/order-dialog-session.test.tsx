import { ordering } from '@northword/content/orders/ordering'
import { nothingOptional } from '@northword/contract/site/consent'
import { firstOf } from '@northword/rig/first-of'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acknowledges, fakeServer } from '../../../testing/fake-server.ts'
import { allowFunctional, otherTabEnds } from '../../../testing/consent.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { keptKeys, openDialog } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { followConsent } from '../../consent/functional-storage.ts'
import { currentSession, forgetUser, rememberUser } from '../../session/session-store.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()
// As the loader does on every page.
followConsent()
beforeEach(() => rememberUser({ id: 'u1', name: ada.fullName, email: ada.email }))
afterEach(() => act(forgetUser))

const anotherTab = (signsOut: () => void) =>
  act(() => {
    signsOut()
    localStorage.removeItem('nw_user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'nw_user' }))
  })

firstOf([
  ['on the device', 'nw_draft:PS-070:u1', allowFunctional],
  ['in the tab', 'nw_draft:*', () => {}],
] as const)(
  'a form kept %s and open while somebody signs out in another tab is emptied',
  async (_, ended, consent) => {
    consent()
    const { user } = await openDialog()
    await fill(user, { phone: ada.phone })
    await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
    expect(screen.getByText(ordering.prefilled)).toBeTruthy()
    anotherTab(() => otherTabEnds(ended))
    expect(screen.queryByText(ordering.prefilled)).toBeNull()
    expect(field('fullName')).toHaveProperty('value', '')
    expect(field('phone')).toHaveProperty('value', '')
  },
)

test(
  'a form that is open while a session runs out keeps what was typed',
  { tags: ['thorough'] },
  async () => {
    const { user } = await openDialog()
    await fill(user, { phone: ada.phone })
    await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
    anotherTab(() => {})
    expect(field('phone')).toHaveProperty('value', ada.phone)
  },
)

test(
  'a form that is open while consent is withdrawn in another tab keeps its draft in this one',
  { tags: ['thorough'] },
  async () => {
    allowFunctional()
    const { user } = await openDialog()
    await fill(user, { phone: ada.phone })
    await waitFor(() => expect(localStorage.getItem('nw_draft:PS-070:u1')).not.toBeNull())
    const draft = localStorage.getItem('nw_draft:PS-070:u1') ?? ''
    localStorage.setItem('cookiePreferences', JSON.stringify(nothingOptional))
    otherTabEnds('nw_draft:PS-070:u1')
    expect(localStorage.getItem('nw_draft:PS-070:u1')).toBeNull()
    expect(sessionStorage.getItem('nw_draft:PS-070:u1')).toBe(draft)
  },
)

test('an order that the server takes for a guest’s ends what only seems to be a session', async () => {
  const { user } = await openDialog()
  const { fetch } = fakeServer(acknowledges)
  const isOver = () => Promise.resolve(Response.json({ message: 'Please sign in.' }, { status: 401 }))
  fetch.mockImplementation((url, { body }) =>
    url === '/api/auth/me' ? isOver() : Promise.resolve(acknowledges(JSON.parse(body) as never)),
  )
  await fill(user, { phone: ada.phone })
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  await waitFor(() => expect(currentSession()).toBeNull())
})

const bob = { id: 'u2', name: 'Bob Ito', email: 'bob@tearoom.example' }

firstOf([
  ['another client', () => rememberUser(bob), bob.name],
  ['a guest', forgetUser, ''],
] as const)(
  'an order that a client left half filled is not shown to %s, and is there when the client is back',
  async (_, change, name) => {
    const { user } = await openDialog()
    await fill(user, { phone: ada.phone, note: ada.note })
    await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
    cleanup()
    act(change)
    await openDialog()
    expect(field('fullName')).toHaveProperty('value', name)
    expect(field('note')).toHaveProperty('value', '')
    cleanup()
    act(() => rememberUser({ id: 'u1', name: ada.fullName, email: ada.email }))
    await openDialog()
    expect(field('note')).toHaveProperty('value', ada.note)
  },
)

test('an order that a guest left half filled is there once the guest has signed in, and for no client after that', async () => {
  forgetUser()
  const { user } = await openDialog()
  await fill(user, { note: ada.note })
  await waitFor(() => expect(keptKeys('nw_draft')).toEqual(['nw_draft:PS-070']))
  cleanup()
  act(() => rememberUser({ id: 'u1', name: ada.fullName, email: ada.email }))
  await openDialog()
  expect(field('note')).toHaveProperty('value', ada.note)
  expect(field('email')).toHaveProperty('value', ada.email)
  expect(keptKeys('nw_draft')).toEqual(['nw_draft:PS-070:u1'])
  cleanup()
  act(() => rememberUser(bob))
  await openDialog()
  expect(field('note')).toHaveProperty('value', '')
})

test('a form that is open while somebody else signs in in another tab becomes theirs, and stays its writer’s draft', async () => {
  const { user, server } = await openDialog()
  await fill(user, { phone: ada.phone, note: ada.note })
  act(() => rememberUser(bob))
  expect(field('email')).toHaveProperty('value', bob.email)
  expect(field('note')).toHaveProperty('value', '')
  expect(keptKeys('nw_draft')).toEqual(['nw_draft:PS-070:u1'])
  await fill(user, { phone: ada.phone })
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received[0]).toMatchObject({ writtenBy: bob.id, email: bob.email, note: '' })
})

test('an order names its writer, also where the session has run out meanwhile', async () => {
  const { user, server } = await openDialog()
  await fill(user, { phone: ada.phone })
  await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
  anotherTab(() => {})
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received[0]).toMatchObject({ writtenBy: 'u1' })
})
