import { findService } from '@northword/content/catalogue'
import { orderOpening } from '@northword/content/order-opening'
import { ordering } from '@northword/content/ordering'
import { orderMessages } from '@northword/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { toast } from '../../ui/toast.ts'
import {
  acknowledges,
  type Answer,
  fakeServer,
  hesitates,
  isUnreachable,
  refuses,
} from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { ada } from '../../../testing/order-fixtures.ts'
import { readOutbox } from '../outbox/outbox.ts'
import { keptKeys } from '../../../testing/open-dialog.tsx'
import { renderOrdering } from '../../../testing/render-ordering.tsx'
import { CardOrderButton } from '../opening/order-button.tsx'

vi.mock('../../ui/toast.ts', () => ({ toast: vi.fn<() => void>() }))

freshPage()

const { buttons } = ordering
const orderButton = () =>
  screen.getByRole('button', { name: orderOpening.accessible(findService('PS-070')?.name ?? '') })

async function open(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<CardOrderButton sku="PS-070" />)
  await user.click(orderButton())
  await screen.findByRole('form')
  return { user, server }
}

test('the button opens the form under it, with the focus in the first field', async () => {
  await open()
  expect(orderButton().getAttribute('aria-expanded')).toBe('true')
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
  ['folded away', async (user: UserEvent) => user.click(orderButton())],
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
  const { user } = await open(acknowledges)
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
  const { user, server } = await open()
  await fill(user, { email: 'nonsense' })
  await user.click(sendButton())
  expect(await screen.findByText('Full name is required')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Phone number is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('fullName')))
  expect(toast).not.toHaveBeenCalled()
  expect(server.received).toEqual([])
})

test('an order is confirmed for good, and a guest is asked three seconds later to create an account', async () => {
  const { user, server } = await open(acknowledges)
  await fill(user, { ...ada, note: '' })
  await user.click(sendButton())
  const heading = await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(document.activeElement).toBe(heading)
  expect(server.received[0]).toMatchObject({
    note: '',
    reference: expect.stringMatching(/^NW-ORD-\d{13}-[0-9A-Z]+$/) as string,
  })
  expect(toast).toHaveBeenCalledExactlyOnceWith({ description: orderMessages.submitted })
  vi.advanceTimersByTime(2800)
  expect(toast).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300)
  expect(toast).toHaveBeenLastCalledWith({ description: orderMessages.createAccountPlain })
})

test('while an order is confirmed its button is away', async () => {
  const { user } = await open(acknowledges)
  const button = orderButton()
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(button.hidden).toBe(true)
})

test('after the confirmation the button is back for another order', async () => {
  const { user } = await open(acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  await user.click(await screen.findByRole('button', { name: ordering.buttons.done }))
  expect(document.activeElement).toBe(orderButton())
  await user.click(orderButton())
  expect(field('fullName')).toHaveProperty('value', '')
})

test('a second press while the first is on its way sends nothing', async () => {
  const slow = hesitates()
  const { user, server } = await open(slow.answer)
  await fill(user, ada)
  await user.click(sendButton())
  expect(sendButton().textContent).toBe('Sending...')
  await user.type(field('phone'), '{Enter}')
  slow.goOn()
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received).toHaveLength(1)
})

test.each([
  ['nobody answers', isUnreachable],
  ['the server is not ready', refuses(503, 'Later.')],
])('where %s, the form stays and pressing again is safe', async (_, answer) => {
  const { user, server } = await open(answer)
  await fill(user, ada)
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toBe(orderMessages.submitFailed)
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    description: orderMessages.submitFailed,
    tone: 'destructive',
  })
  expect(readOutbox()).toEqual([])
  server.answerWith(acknowledges)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received[1]).toEqual(server.received[0])
})

test('where an earlier version had arrived, the confirmation says that the changes are missing', async () => {
  const { user } = await open(isUnreachable, refuses(422, 'This key was used before.'), acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('alert')
  await fill(user, { note: 'Seven posts.' })
  await user.click(sendButton())
  expect(await screen.findByText(orderMessages.earlierReceived)).toBeTruthy()
})

test('a refused order stays in the form, with the reason beside the button', async () => {
  const { user } = await open(refuses(403, 'This request came from another site and was refused.'))
  await fill(user, ada)
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toContain('This request came from another site')
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    description: orderMessages.submitFailed,
    tone: 'destructive',
  })
  expect(field('phone')).toHaveProperty('value', ada.phone)
})

test('cancelling clears the form and its draft and gives the focus back', async () => {
  const { user } = await open()
  await fill(user, ada)
  await user.click(screen.getByRole('button', { name: ordering.buttons.cancel }))
  expect(document.activeElement).toBe(orderButton())
  await vi.advanceTimersByTimeAsync(1000)
  expect(keptKeys('')).toEqual([])
})

test('folding the form away keeps what was typed', async () => {
  const { user } = await open()
  await fill(user, ada)
  await user.click(orderButton())
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(orderButton())
  expect(field('note')).toHaveProperty('value', ada.note)
})
