import { orderOpening } from '@northword/content/order-opening'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../testing/console-guard.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { orderButton } from '../../testing/open-dialog.tsx'
import { renderOrdering } from '../../testing/render-ordering.tsx'
import { loadOrderDialog } from './load-order-form.ts'
import { OrderDialogButton } from './order-dialog-button.tsx'

vi.mock('./load-order-form.ts', { spy: true })

freshPage()

const load = vi.mocked(loadOrderDialog)
const isCut = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const show = () => renderOrdering(<OrderDialogButton sku="PS-070">{orderOpening.label}</OrderDialogButton>)

test('a form that cannot be fetched is said to be missing, at its button', async () => {
  load.mockImplementation(isCut)
  const { user } = show()
  await user.click(orderButton())
  expect((await screen.findByRole('alert')).textContent).toBe(orderOpening.unavailable)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pressed again when it can be fetched, the button opens the form', async () => {
  load.mockImplementation(isCut)
  const { user } = show()
  await user.click(orderButton())
  await screen.findByRole('alert')
  load.mockReset()
  await user.click(orderButton())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that breaks does not take the page away', async () => {
  expectConsoleError()
  const OrderDialog = () => {
    throw new Error('broken')
  }
  load.mockResolvedValue({ OrderDialog })
  const { user } = show()
  await user.click(orderButton())
  await waitFor(() => expect(orderButton().getAttribute('aria-busy')).toBe('false'))
  expect(orderButton()).toBeTruthy()
})
