import { orderOpening } from '@northword/content/order-opening'
import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../testing/console-guard.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { orderButton } from '../../../testing/open-dialog.tsx'
import { renderOrdering } from '../../../testing/render-ordering.tsx'
import { loadOrderDialog } from './load-order-form.ts'
import { CardOrderButton, OrderButton } from './order-button.tsx'

vi.mock('./load-order-form.ts', { spy: true })

freshPage()

const load = vi.mocked(loadOrderDialog)
const isCut = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const show = () =>
  renderOrdering(
    <>
      <p role="alert" data-load-failure="" hidden />
      <OrderButton sku="PS-070">{orderOpening.label}</OrderButton>
    </>,
  )
const isBusy = () => orderButton().getAttribute('aria-busy')

test('a form that cannot be fetched is said to be missing', async () => {
  load.mockImplementation(isCut)
  const { user } = show()
  await user.click(orderButton())
  await screen.findByRole('alert')
  expect(isBusy()).toBeNull()
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

test('the button is busy while its form is fetched', async () => {
  load.mockImplementation(() => new Promise(() => {}))
  const { user } = show()
  await user.click(orderButton())
  expect(isBusy()).toBe('true')
})

test('a form that breaks does not take the page away', async () => {
  expectConsoleError()
  const Form = () => {
    throw new Error('broken')
  }
  load.mockResolvedValue({ Form, found: null })
  const { user } = show()
  await user.click(orderButton())
  await waitFor(() => expect(isBusy()).toBeNull())
  expect(orderButton()).toBeTruthy()
})

test('of the forms of a page one is open at a time', async () => {
  const { user } = renderOrdering(
    <>
      <CardOrderButton sku="PS-070" />
      <CardOrderButton sku="PS-045" />
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  await user.click(first as HTMLElement)
  await screen.findByRole('form')
  await user.click(second as HTMLElement)
  await waitFor(() => expect(second?.getAttribute('aria-expanded')).toBe('true'))
  expect(first?.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getAllByRole('form')).toHaveLength(1)
})

test('a form does not stay open when its page is left', async () => {
  const { user } = renderOrdering(
    <>
      <CardOrderButton sku="PS-070" />
      <Link to="/faq">Away</Link>
    </>,
    { path: '/services' },
  )
  await user.click(screen.getByRole('button'))
  await screen.findByRole('form')
  await user.click(screen.getByRole('link'))
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
})
