import { orderOpening } from '@northword/content/orders/order-opening'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../testing/console-guard.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { orderLink } from '../../../testing/open-order.tsx'
import { renderOrdering } from '../../../testing/render-ordering.tsx'
import { leavingMs, patienceMs } from '../../parts/in-time.ts'
import { leaveFor } from '../../navigation/leave-for.ts'
import { loadOrderDialog } from './load-order-form.ts'
import { CardOrderButton, OrderButton } from './order-button.tsx'

vi.mock('./load-order-form.ts', { spy: true })
vi.mock('../../navigation/leave-for.ts', () => ({ leaveFor: vi.fn<() => void>() }))

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
const breaking = () => {
  throw new Error('broken')
}
const isBusy = () => orderLink().getAttribute('aria-busy')
const formPage = () => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(orderLink())

test('where the form cannot be fetched, its link leads to the page that has it', async () => {
  load.mockImplementation(isCut)
  const { user } = show()
  expect(orderLink().getAttribute('href')).toBe('/order/PS-070')
  await user.click(orderLink())
  await waitFor(formPage)
  expect(isBusy()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('so it does where the form takes too long', async () => {
  load.mockImplementation(() => new Promise(() => {}))
  const { user } = show()
  await user.click(orderLink())
  expect(isBusy()).toBe('true')
  await vi.advanceTimersByTimeAsync(patienceMs - 100)
  expect(leaveFor).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  formPage()
})

test('where the visitor has asked for another page meanwhile, that page is not replaced', async () => {
  load.mockImplementation(async () => {
    await Promise.resolve()
    window.dispatchEvent(new Event('beforeunload'))
    return isCut()
  })
  const { user } = show()
  await user.click(orderLink())
  await vi.advanceTimersByTimeAsync(leavingMs - 100)
  expect(leaveFor).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  formPage()
})

test('without a network the page stays and says so; pressed again with one, the link opens the form', async () => {
  load.mockImplementation(isCut)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = show()
  await user.click(orderLink())
  await screen.findByRole('alert')
  expect(isBusy()).toBeNull()
  onLine.mockReturnValue(true)
  load.mockReset()
  await user.click(orderLink())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(leaveFor).not.toHaveBeenCalled()
})

test('a press that asks for another window is the browser’s', () => {
  show()
  const link = orderLink()
  // The test's document must not navigate.
  link.addEventListener('click', (event) => event.preventDefault())
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(link, { [key]: true })
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['that breaks', () => load.mockResolvedValue({ Form: breaking, found: null })],
  [
    'in a browser without modal dialogs',
    () => vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(breaking),
  ],
])('a form %s does not take the page away: its link leads to the page that has it', async (_, fault) => {
  expectConsoleError()
  fault()
  const { user } = show()
  await user.click(orderLink())
  await waitFor(formPage)
  expect(isBusy()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('of the forms of a page one is open at a time', async () => {
  const { user } = renderOrdering(
    <>
      <CardOrderButton sku="PS-070" />
      <CardOrderButton sku="PS-045" />
    </>,
  )
  const [first, second] = screen.getAllByRole('link')
  await user.click(first as HTMLElement)
  await screen.findByRole('form')
  await user.click(second as HTMLElement)
  await waitFor(() => expect(second?.getAttribute('aria-expanded')).toBe('true'))
  expect(first?.hasAttribute('aria-expanded')).toBe(false)
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
  const link = screen.getByRole('link', { name: /^Order/ })
  await user.click(link)
  await screen.findByRole('form')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(screen.queryByRole('form')).toBeNull()
  expect(link.hasAttribute('aria-expanded')).toBe(false)
})
