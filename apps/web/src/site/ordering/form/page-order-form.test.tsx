import { findService } from '@northword/content/studio/catalogue'
import { orderPage } from '@northword/content/orders/order-page'
import { ordering } from '@northword/content/orders/ordering'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import type { PageState, RefusedForm } from '@northword/contract/site/page-state'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acknowledges, fakeServer, proxyError } from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { keptKeys } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { ServedPage } from '../../served/page-state.tsx'
import { currentSession, forgetUser, rememberUser } from '../../session/session-store.ts'
import { PageOrderForm } from './page-order-form.tsx'
import { findDraft } from './stored-draft.ts'

vi.mock('./stored-draft.ts', { spy: true })
vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()

const service = findService('PS-070')
const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
})
afterEach(() => {
  act(() => root?.unmount())
  act(forgetUser)
  document.body.replaceChildren()
})

const page = (state: PageState) => (
  <MemoryRouter>
    <ServedPage state={state}>{service && <PageOrderForm service={service} />}</ServedPage>
  </MemoryRouter>
)

/** Renders the page as the server sends it: without scripts, and with a key in the form. */
function arrive(state: PageState = {}, newKey = key) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(state)).replace(keyPlaceholder, newKey)
  document.body.append(container)
  return container
}

function leave() {
  act(() => root?.unmount())
  document.body.replaceChildren()
}

async function comeAlive(container: HTMLElement, state: PageState = {}) {
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(container, page(state), { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value

test('a browser without scripts posts it to its page, under the key that came with it', () => {
  arrive()
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([form.getAttribute('action'), form.method]).toEqual(['/order/PS-070', 'post'])
  const shown = ['idempotencyKey', 'quotedPriceCents', 'release'].map(hidden)
  expect(shown).toEqual([key, String(service?.priceCents), 'seed'])
  expect(screen.queryByRole('button', { name: ordering.buttons.cancel })).toBeNull()
})

test('fields typed before its scripts stay, and become a draft', async () => {
  const container = arrive()
  Object.assign(field('fullName'), { value: ada.fullName })
  await comeAlive(container)
  expect(field('fullName')).toHaveProperty('value', ada.fullName)
  await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
})

test('a field typed at the moment at which an earlier text has been read becomes a draft', async () => {
  const reading = Promise.withResolvers<null>()
  vi.mocked(findDraft).mockReturnValueOnce(reading.promise)
  await comeAlive(arrive())
  await act(async () => {
    reading.resolve(null)
    // The text is read, and nothing has been rendered since.
    for (let step = 0; step < 9; step += 1) await Promise.resolve()
    fireEvent.input(field('note'), { target: { value: ada.note } })
  })
  await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
})

test('with scripts it is sent under the same key as without, and confirmed in its place', async () => {
  const server = fakeServer()
  const user = await comeAlive(arrive())
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { level: 2, name: ordering.confirmation.heading })
  expect(server.received).toMatchObject([{ ...ada, sku: 'PS-070', idempotencyKey: key }])
  expect(screen.getByRole('link', { name: orderPage.allServices.label })).toBeTruthy()
  expect(keptKeys('nw_draft')).toEqual([])
})

test('an earlier visit’s text is back', async () => {
  const user = await comeAlive(arrive())
  await fill(user, { note: ada.note })
  await waitFor(() => expect(keptKeys('nw_draft')).toHaveLength(1))
  leave()
  await comeAlive(arrive())
  await screen.findByText(ordering.draft.restored)
  expect(field('note')).toHaveProperty('value', ada.note)
})

test(
  'fields typed before its scripts stand above an earlier visit’s text, and are no second order',
  { tags: ['thorough'] },
  async () => {
    const server = fakeServer(proxyError(502), acknowledges)
    const user = await comeAlive(arrive())
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('alert')
    leave()

    const container = arrive({}, key.replace('6', '7'))
    field('phone').focus()
    Object.assign(field('phone'), { value: '+1 555 0100' })
    const again = await comeAlive(container)
    await screen.findByText(ordering.draft.restored)
    expect(document.activeElement).toBe(field('phone'))
    expect(field('phone')).toHaveProperty('value', '+1 555 0100')
    expect(field('note')).toHaveProperty('value', ada.note)
    await again.click(sendButton())
    await screen.findByRole('heading', { level: 2, name: ordering.confirmation.heading })
    expect(server.received).toMatchObject([
      { ...ada, idempotencyKey: key },
      { ...ada, idempotencyKey: key, phone: '+1 555 0100' },
    ])
  },
)

const client = { id: 'u1', name: ada.fullName, email: ada.email }

test('it begins with the name and the address of who is signed in, before any script and after', async () => {
  act(() => rememberUser(client))
  const container = arrive({ user: client })
  expect(field('email')).toHaveProperty('value', ada.email)
  await comeAlive(container, { user: client })
  expect(field('fullName')).toHaveProperty('value', ada.fullName)
  expect(currentSession()).toEqual(client)
  expect(keptKeys('nw_draft')).toEqual([])
})

const refused = (changes: Partial<RefusedForm> = {}): PageState => ({
  posted: {
    kind: 'refused',
    form: 'order',
    typed: { ...ada, email: 'ada@home', idempotencyKey: key.replace('6', '7') },
    status: 400,
    message: 'Please enter a valid email address',
    issues: [{ path: 'email', message: 'Please enter a valid email address' }],
    ...changes,
  },
})

test('posted with a mistake it comes back with that, with what was typed, and under the same key', () => {
  arrive(refused())
  expect(screen.getByRole('link', { name: 'Please enter a valid email address' }).getAttribute('href')).toBe(
    `#${field('email').id}`,
  )
  expect(field('note')).toHaveProperty('value', ada.note)
  expect(hidden('idempotencyKey')).toBe(key.replace('6', '7'))
})

test('posted again with other content it says that the first order is in, and is another order now', () => {
  arrive(refused({ status: 422, message: 'This idempotency key was already used', issues: [] }))
  expect(screen.getByRole('alert').textContent).toContain(ordering.refused.another)
  expect(field('note')).toHaveProperty('value', ada.note)
  expect(hidden('idempotencyKey')).toBe(key)
})
