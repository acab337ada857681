import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import { firstOf } from '@northword/rig/first-of'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { acknowledges, hesitates, isUnreachable, proxyError, refuses } from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { keptKeys, openCard } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'
import { toast } from '../../toasts/toast.ts'
import { readOutbox } from '../outbox/outbox.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => endToast) }))
const endToast = vi.hoisted(() => vi.fn<() => void>())
const release = vi.hoisted(() => 'a'.repeat(32))
vi.mock('@northword/content/matter/shown-release', () => ({ shownRelease: () => release }))
// The sender has its own tests; here an unsent order stays unsent.
vi.mock('../outbox/outbox-sender.ts', () => ({ startOutboxSender: vi.fn<() => void>() }))

freshPage()

test('an order is confirmed for good, and a guest is asked three seconds later to create an account', async () => {
  const { user, server } = await openCard(acknowledges)
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

test('a second press while the first is on its way sends nothing', { tags: ['thorough'] }, async () => {
  const slow = hesitates()
  const { user, server } = await openCard(slow.answer)
  await fill(user, ada)
  await user.click(sendButton())
  expect(sendButton().textContent).toBe('Sending...')
  await user.type(field('phone'), '{Enter}')
  slow.goOn()
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received).toHaveLength(1)
})

firstOf([
  ['nobody answers', isUnreachable],
  ['a hotel answers instead', proxyError(200)],
] as const)('where %s, the order is kept on the device and the person is told so', async (_, answer) => {
  const { user, server } = await openCard(answer)
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.unsentConfirmation.heading })
  expect(toast).toHaveBeenCalledExactlyOnceWith({ description: orderMessages.unsent })
  expect(server.received).toMatchObject([{ release }])
  expect(readOutbox().map((entry) => entry.order)).toEqual(server.received)
  expect(screen.queryByText(/NW-ORD-/)).toBeNull()
  expect(keptKeys('nw_draft')).toEqual([])
  vi.advanceTimersByTime(3100)
  expect(toast).toHaveBeenLastCalledWith({ description: orderMessages.createAccountPlain })
})

test(
  'where the device cannot keep it either, the form stays and says so',
  { tags: ['thorough'] },
  async () => {
    const { user, server } = await openCard(isUnreachable)
    await fill(user, ada)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(orderMessages.notKept)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      description: orderMessages.submitFailed,
      tone: 'destructive',
    })
    server.answerWith(acknowledges)
    endToast.mockClear()
    await user.click(sendButton())
    // The last attempt's toast is closed.
    expect(endToast).toHaveBeenCalledOnce()
    await screen.findByRole('heading', { name: ordering.confirmation.heading })
    expect(server.received[1]).toEqual(server.received[0])
  },
)

firstOf([
  ['the server is not ready', refuses(503, 'Later.')],
  ['a proxy says that there is no server', proxyError(502)],
  ['the server fails', refuses(500, 'Something went wrong. Please try again.')],
  ['too many came before', refuses(429, 'Wait.')],
  ['the server waited too long', refuses(408, 'Too slow.')],
] as const)('where %s, the form stays and pressing again is safe', async (_, answer) => {
  const { user, server } = await openCard(answer)
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

test(
  'where an earlier version had arrived, the confirmation says that the changes are missing',
  { tags: ['thorough'] },
  async () => {
    const { user } = await openCard(
      refuses(503, 'Later.'),
      refuses(422, 'This key was used before.'),
      acknowledges,
    )
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('alert')
    await fill(user, { note: 'Seven posts.' })
    await user.click(sendButton())
    expect(await screen.findByText(orderMessages.earlierReceived)).toBeTruthy()
  },
)

test('a refused order stays in the form, with the reason beside the button', async () => {
  const { user } = await openCard(refuses(403, 'This request came from another site and was refused.'))
  await fill(user, ada)
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toContain('This request came from another site')
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    description: orderMessages.submitFailed,
    tone: 'destructive',
  })
  expect(field('phone')).toHaveProperty('value', ada.phone)
})
