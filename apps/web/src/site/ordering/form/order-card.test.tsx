import { ordering } from '@northword/content/orders/ordering'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { acknowledges } from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { cardLink, keptKeys, openCard } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { toast } from '../../toasts/toast.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()

test('the link opens the form under it, with the focus in the first field', async () => {
  await openCard()
  expect(cardLink().getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('fullName')))
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

test('while an order is confirmed its link is away', { tags: ['thorough'] }, async () => {
  const { user } = await openCard(acknowledges)
  const link = cardLink()
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(link.hidden).toBe(true)
})

test('after the confirmation the link is back for another order', { tags: ['thorough'] }, async () => {
  const { user } = await openCard(acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  await user.click(await screen.findByRole('button', { name: ordering.buttons.done }))
  expect(document.activeElement).toBe(cardLink())
  await user.click(cardLink())
  expect(field('fullName')).toHaveProperty('value', '')
})

test('cancelling clears the form and its draft and gives the focus back', async () => {
  const { user } = await openCard()
  await fill(user, ada)
  await user.click(screen.getByRole('button', { name: ordering.buttons.cancel }))
  expect(document.activeElement).toBe(cardLink())
  await vi.advanceTimersByTimeAsync(1000)
  expect(keptKeys('')).toEqual([])
})

test('folding the form away keeps what was typed', async () => {
  const { user } = await openCard()
  await fill(user, ada)
  await user.click(cardLink())
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(cardLink())
  expect(field('note')).toHaveProperty('value', ada.note)
})
