import { ordering } from '@northword/content/ordering'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { acknowledges } from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { cardButton, openCard } from '../../../testing/open-card.tsx'
import { keptKeys } from '../../../testing/open-dialog.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { renderOrdering } from '../../../testing/render-ordering.tsx'
import { toast } from '../../ui/toast.ts'
import { CardOrderButton } from '../opening/order-button.tsx'

vi.mock('../../ui/toast.ts', () => ({ toast: vi.fn<() => void>() }))

freshPage()

const { buttons } = ordering

test('the button opens the form under it, with the focus in the first field', async () => {
  await openCard()
  expect(cardButton().getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('fullName')))
})

test('an address that names the service opens its form, and following it again opens it again', async () => {
  const { user } = renderOrdering(
    <>
      <CardOrderButton sku="PS-070" />
      <Link to="/services#order=PS-070">Order</Link>
    </>,
    { path: '/services#order=PS-070' },
  )
  await screen.findByRole('form')
  await user.click(screen.getByRole('button', { name: ordering.buttons.cancel }))
  expect(screen.queryByRole('form')).toBeNull()
  await user.click(screen.getByRole('link'))
  await screen.findByRole('form')
})

test.each([
  ['cancelled', async (user: UserEvent) => user.click(screen.getByRole('button', { name: buttons.cancel }))],
  ['folded away', async (user: UserEvent) => user.click(cardButton())],
  [
    'sent',
    async (user: UserEvent) => {
      await fill(user, ada)
      await user.click(sendButton())
      await screen.findByRole('heading', { name: ordering.confirmation.heading })
    },
  ],
])('a form that was %s is no longer in the address', async (_, leave) => {
  window.history.replaceState({ key: 'kept' }, '', '/services#order=PS-070')
  const { user } = await openCard(acknowledges)
  await leave(user)
  expect(window.location.pathname + window.location.hash).toBe('/services')
  expect(window.history.state).toEqual({ key: 'kept' })
})

test('an address that names another service opens nothing', async () => {
  renderOrdering(<CardOrderButton sku="PS-070" />, { path: '/services#order=PS-040' })
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('form')).toBeNull()
})

test('broken rules are said under their fields, and not in a toast', async () => {
  const { user, server } = await openCard()
  await fill(user, { email: 'nonsense' })
  await user.click(sendButton())
  expect(await screen.findByText('Full name is required')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Phone number is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('fullName')))
  expect(toast).not.toHaveBeenCalled()
  expect(server.received).toEqual([])
})

test('while an order is confirmed its button is away', async () => {
  const { user } = await openCard(acknowledges)
  const button = cardButton()
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(button.hidden).toBe(true)
})

test('after the confirmation the button is back for another order', async () => {
  const { user } = await openCard(acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  await user.click(await screen.findByRole('button', { name: ordering.buttons.done }))
  expect(document.activeElement).toBe(cardButton())
  await user.click(cardButton())
  expect(field('fullName')).toHaveProperty('value', '')
})

test('cancelling clears the form and its draft and gives the focus back', async () => {
  const { user } = await openCard()
  await fill(user, ada)
  await user.click(screen.getByRole('button', { name: ordering.buttons.cancel }))
  expect(document.activeElement).toBe(cardButton())
  await vi.advanceTimersByTimeAsync(1000)
  expect(keptKeys('')).toEqual([])
})

test('folding the form away keeps what was typed', async () => {
  const { user } = await openCard()
  await fill(user, ada)
  await user.click(cardButton())
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(cardButton())
  expect(field('note')).toHaveProperty('value', ada.note)
})
