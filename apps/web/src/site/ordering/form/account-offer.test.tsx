import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { acknowledges, isUnreachable } from '../../../testing/fake-server.ts'
import { fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openCard, openDialog } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { guestDetails } from '../../session/guest-details.ts'
import { forgetUser, rememberUser } from '../../session/session-store.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()
afterEach(() => act(forgetUser))

const client = { id: 'u1', name: ada.fullName, email: ada.email }

const ways = [
  ['the dialog', openDialog, acknowledges],
  ['the dialog, unsent,', openDialog, isUnreachable],
  ['a service card', openCard, acknowledges],
  ['a service card, unsent,', openCard, isUnreachable],
] as const

describe.each(ways.slice(0, 1))('the confirmation of %s', offersAccount)
describe.each(ways.slice(1))('the confirmation of %s', { tags: ['thorough'] }, offersAccount)

function offersAccount(...[, open, answer]: (typeof ways)[number]) {
  const order = async () => {
    const { user } = await open(answer)
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('heading', { name: /^Your order is/ })
  }

  test('offers a guest an account, for as long as it is read, and hands on name and email in no address and no storage', async () => {
    await order()
    expect(guestDetails()).toEqual({ name: ada.fullName, email: ada.email })
    expect(JSON.stringify(sessionStorage) + window.location.href).not.toContain(ada.email)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(orderMessages.createAccount)).toBeTruthy()
    const link = screen.getByRole('link', { name: ordering.buttons.signUp })
    expect(link.getAttribute('href')).toBe('/signup')
    act(() => rememberUser(client))
    expect(guestDetails()).toBeNull()
  })

  test('offers none to a client, nor what a client typed to whoever comes after', async () => {
    act(() => rememberUser(client))
    await order()
    expect(screen.queryByText(orderMessages.createAccount)).toBeNull()
    expect(guestDetails()).toBeNull()
  })
}
