import { notOpenWords } from '@northword/content/operate/not-open'
import { failures as sentences } from '@northword/content/operate/failures'
import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import type { UnsentOrder } from '@northword/contract/device/on-device'
import { firstOf } from '@northword/rig/first-of'
import type { UserEvent } from '@testing-library/user-event'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../testing/console-guard.ts'
import { toast } from '../../toasts/toast.ts'
import { acknowledges, type Answer, hesitates, isUnreachable, refuses } from '../../../testing/fake-server.ts'
import { allowFunctional, otherTabEnds } from '../../../testing/consent.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { readKept } from '../../consent/functional-storage.ts'
import { keptKeys, openDialog, orderLink } from '../../../testing/open-order.tsx'
import { freshPage } from '../../../testing/fresh-page.ts'
import { watchPosts } from '../../../testing/posted-forms.ts'
import { ada, orderView } from '../../../testing/order-fixtures.ts'
import { forgetUser, rememberUser } from '../../session/session-store.ts'
import { readOutbox, refuseInOutbox } from '../outbox/outbox.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => endToast) }))
const endToast = vi.hoisted(() => vi.fn<() => void>())
const release = vi.hoisted(() => 'a'.repeat(32))
vi.mock('@northword/content/matter/shown-release', () => ({ shownRelease: () => release }))
// The sender has its own tests; here an unsent order stays unsent.
vi.mock('../outbox/outbox-sender.ts', () => ({ startOutboxSender: vi.fn<() => void>() }))

freshPage()

const adasHint = { id: 'u1', name: ada.fullName, email: ada.email }
afterEach(() => act(forgetUser))

const button = (name: string) => screen.getByRole('button', { name })
const shownPrice = () => screen.getByText(ordering.summary.price).nextElementSibling?.textContent
const received = {
  title: orderMessages.receivedTitle,
  description: "Thanks! We'll reach out within 24 hours.",
}

test('an order is sent with its price and number, and confirmed for good', async () => {
  const { user, server } = await openDialog(acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  const heading = await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(document.activeElement).toBe(heading)
  expect(server.received).toEqual([
    {
      ...ada,
      sku: 'PS-070',
      quotedPriceCents: 6999,
      release,
      writtenBy: null,
      reference: expect.stringMatching(/^NW-ORD-\d{8}-\d{4}$/) as string,
      idempotencyKey: expect.any(String) as string,
    },
  ])
  expect(screen.getByText(server.received[0]?.reference ?? '')).toBeTruthy()
  expect(toast).toHaveBeenCalledExactlyOnceWith(received)
  expect(keptKeys('nw_draft')).toEqual([])
})

test('a studio that is not open yet says so before the form is filled in, and to one that is sent, which stays', async () => {
  const line = document.createElement('aside')
  Object.assign(line, { id: 'not-open', textContent: notOpenWords.line })
  document.body.prepend(line)
  const { user, server } = await openDialog(refuses(409, sentences.notOpen))
  expect(within(screen.getByRole('dialog')).getByText(notOpenWords.line)).toBeTruthy()
  await fill(user, ada)
  await user.click(sendButton())
  const alert = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(alert.textContent).toContain(sentences.notOpen)
  expect(field('note')).toHaveProperty('value', ada.note)
  expect([server.received.length, readOutbox().length]).toEqual([1, 0])
  line.remove()
})

test('a price that has risen too long ago is told, and the next press agrees to it', async () => {
  const [sentence, today] = ['You saw $69.99; it costs $79.99 now.', 'f'.repeat(32)]
  const { user, server } = await openDialog(
    refuses(409, sentence, undefined, { release: today, priceCents: 7999 }),
    acknowledges,
  )
  await fill(user, ada)
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(shownPrice()).toBe('$79.99')
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received.map((order) => [order.release, order.quotedPriceCents])).toEqual([
    [release, 6999],
    [today, 7999],
  ])
})

test(
  'a form that is opened anew asks again, as it shows the price of its page',
  { tags: ['thorough'] },
  async () => {
    const { user, server } = await openDialog(
      refuses(409, 'You saw $69.99.', undefined, { release: 'f'.repeat(32), priceCents: 7999 }),
    )
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('alert')
    await user.click(button(ordering.buttons.cancel))
    await user.click(orderLink())
    await screen.findByRole('dialog')
    expect(shownPrice()).toBe('$69.99')
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('alert')
    expect(server.received.map((order) => order.release)).toEqual([release, release])
  },
)

test('while it is sent the button says so, and a second press sends nothing', async () => {
  const slow = hesitates()
  const { user, server } = await openDialog(slow.answer)
  await fill(user, ada)
  await user.click(sendButton())
  expect(sendButton().textContent).toBe('Sending...')
  expect(sendButton().hasAttribute('disabled')).toBe(true)
  await user.type(field('phone'), '{Enter}')
  slow.goOn()
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received).toHaveLength(1)
})

firstOf([
  ['Escape', (user: UserEvent) => user.type(field('phone'), '{Escape}')],
  ['the cross', (user: UserEvent) => user.click(button(ordering.dialog.close))],
  ['the button', (user: UserEvent) => user.click(button(ordering.buttons.close))],
] as const)(
  '%s closes the dialog of an order that is on its way, and a toast tells how it ended',
  async (_, close) => {
    const slow = hesitates()
    const { user, server } = await openDialog(slow.answer)
    await fill(user, ada)
    await user.click(sendButton())
    await waitFor(() => expect(server.received).toHaveLength(1))
    await close(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(keptKeys('nw_draft')).toHaveLength(1)
    slow.goOn()
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(received))
    expect(keptKeys('nw_draft')).toEqual([])
  },
)

test('the toast about a mistake ends before the order is on its way', { tags: ['thorough'] }, async () => {
  const slow = hesitates()
  const { user } = await openDialog(slow.answer)
  await user.click(sendButton())
  expect(toast).toHaveBeenCalledOnce()
  endToast.mockClear()
  await fill(user, ada)
  await user.click(sendButton())
  expect(sendButton().textContent).toBe('Sending...')
  expect(endToast).toHaveBeenCalledOnce()
  slow.goOn()
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
})

test('a guest is asked two seconds later to create an account', async () => {
  const { user } = await openDialog(acknowledges)
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  vi.advanceTimersByTime(1900)
  expect(toast).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(toast).toHaveBeenLastCalledWith({
    title: orderMessages.createAccountTitle,
    description: orderMessages.createAccount,
    action: { label: 'Sign Up', to: '/signup' },
    offers: 'account',
  })
})

test('a client who is signed in finds name and email filled in, and is not asked', async () => {
  rememberUser(adasHint)
  const { user, server } = await openDialog(acknowledges)
  await fill(user, { phone: ada.phone })
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(server.received[0]).toMatchObject({ fullName: ada.fullName, email: ada.email })
  vi.advanceTimersByTime(5000)
  expect(toast).toHaveBeenCalledExactlyOnceWith(received)
})

firstOf([
  ['nobody answers', isUnreachable],
  ['the server is not ready', refuses(503, 'Later.')],
  ['the server fails', refuses(500, 'Something went wrong. Please try again.')],
  ['too many came before', refuses(429, 'Wait.')],
] as const)('where %s, the order is kept on the device and the person is told so', async (_, answer) => {
  const { user, server } = await openDialog(answer)
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.unsentConfirmation.heading })
  const description = `${received.description} ${orderMessages.unsent}`
  expect(toast).toHaveBeenCalledExactlyOnceWith({ ...received, description })
  expect(readOutbox().map((entry) => entry.order)).toEqual(server.received)
  expect(screen.queryByText(/NW-ORD-/)).toBeNull()
  expect(keptKeys('nw_draft')).toEqual([])
})

/** Another tab sends the unsent order, with or without a message to this tab. */
function otherTabSends({ tells }: { tells: boolean }) {
  const [kept] = readOutbox()
  if (!kept) throw new Error('No order waits.')
  const { order, storageKey } = kept
  const data = { idempotencyKey: order.idempotencyKey, order: orderView(order) }
  if (tells) for (const hear of heard) hear(new MessageEvent('message', { data }))
  otherTabEnds(storageKey)
  return data.order
}

/** Listeners of the BroadcastChannel. */
const heard = new Set<(event: MessageEvent) => void>()
class Channel {
  addEventListener = (_: string, listener: (event: MessageEvent) => void) => void heard.add(listener)
  postMessage = () => {}
  close = () => {}
}

firstOf([true, false])(
  'an order that another tab has sent is no longer said to wait here; told of it: %s',
  async (tells) => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const { user } = await openDialog(isUnreachable)
    await fill(user, ada)
    await user.click(sendButton())
    await screen.findByRole('heading', { name: ordering.unsentConfirmation.heading })
    const order = await act(async () => otherTabSends({ tells }))
    expect(screen.queryByText(ordering.unsentConfirmation.text)).toBeNull()
    const { heading } = ordering[tells ? 'confirmation' : 'goneConfirmation']
    screen.getByRole('heading', { name: heading })
    expect(screen.queryAllByText(order.number)).toHaveLength(tells ? 1 : 0)
  },
)

test('an order that is refused after all is no longer said to go out by itself', async () => {
  const { user } = await openDialog(isUnreachable)
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.unsentConfirmation.heading })
  act(() => {
    for (const kept of readOutbox()) refuseInOutbox(kept, 'The price has risen.')
  })
  expect(screen.queryByText(ordering.unsentConfirmation.text)).toBeNull()
  screen.getByRole('heading', { name: ordering.goneConfirmation.heading })
})

/** Makes the next order fail by a bug of ours, in two places. */
const failures = [
  () =>
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    }),
  () =>
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('bug')
    }),
]

firstOf(failures)('where our own code fails, the browser posts the order under its key', async (fail) => {
  expectConsoleError()
  const posted = watchPosts()
  const { user, server } = await openDialog(acknowledges)
  await fill(user, ada)
  await vi.advanceTimersByTimeAsync(500)
  fail()
  await user.click(sendButton())
  await waitFor(() => expect(posted).toHaveLength(1))
  const [key = ''] = keptKeys('nw_draft')
  const { idempotencyKey } = JSON.parse(readKept(key) ?? '') as UnsentOrder
  const fields = { ...ada, idempotencyKey, quotedPriceCents: '6999', release }
  expect(posted).toEqual([{ address: '/order/PS-070', fields }])
  expect([server.received, readOutbox()]).toEqual([[], []])
  expect(toast).not.toHaveBeenCalled()
})

firstOf(failures)(
  'where it fails and there is no network, nothing is kept and nothing is promised',
  async (fail) => {
    expectConsoleError()
    const { user, server } = await openDialog(acknowledges)
    await fill(user, ada)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const failure = fail()
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(orderMessages.unexpected)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: orderMessages.unexpectedTitle,
      description: orderMessages.unexpected,
      tone: 'destructive',
    })
    expect(readOutbox()).toEqual([])
    expect(field('note')).toHaveProperty('value', ada.note)

    online.mockRestore()
    failure.mockRestore()
    await user.click(sendButton())
    await screen.findByRole('heading', { name: ordering.confirmation.heading })
    expect(server.received).toHaveLength(1)
  },
)

test(
  'where the device cannot keep it either, the form stays and says so honestly',
  { tags: ['thorough'] },
  async () => {
    const { user, server } = await openDialog(isUnreachable)
    await fill(user, ada)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(orderMessages.notKept)
    expect(field('note')).toHaveProperty('value', ada.note)
    server.answerWith(acknowledges)
    await user.click(sendButton())
    await screen.findByRole('heading', { name: ordering.confirmation.heading })
    expect(server.received[1]).toEqual(server.received[0])
  },
)

test('a refused order is shown, not kept', async () => {
  const { user } = await openDialog(refuses(400, 'Choose a service from our catalog'))
  await fill(user, ada)
  await user.click(sendButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Choose a service from our catalog.')
  expect(document.activeElement).toBe(alert)
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: ordering.refused.title, tone: 'destructive' }),
  )
  expect(readOutbox()).toEqual([])
})

test("the server's objection to a field is shown at the field", async () => {
  const message = 'Phone number contains characters that cannot be stored'
  const { user } = await openDialog(refuses(400, message, [{ path: 'phone', message }]))
  await fill(user, ada)
  await user.click(sendButton())
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(field('phone')))
})

test('after a confirmation the dialog is ready for another order with another key', async () => {
  const { user, server } = await openDialog(acknowledges)
  for (const _ of [1, 2]) {
    await fill(user, ada)
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: ordering.buttons.done }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(orderLink())
  }
  const [first, second] = server.received
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('an order whose answer was lost with the page is sent again with its key', async () => {
  const never: Answer = () => new Promise(() => {})
  const first = await openDialog(never)
  await fill(first.user, ada)
  await first.user.click(sendButton())
  cleanup()
  const second = await openDialog(acknowledges)
  await second.user.click(sendButton())
  await screen.findByRole('heading', { name: ordering.confirmation.heading })
  expect(second.server.received).toEqual(first.server.received)
})

test(
  'changes to an order whose answer was lost stay in the form while nobody says what became of it',
  { tags: ['thorough'] },
  async () => {
    const first = await openDialog(() => new Promise(() => {}))
    await fill(first.user, ada)
    await first.user.click(sendButton())
    cleanup()
    const { user, server } = await openDialog(refuses(422, 'This key was used.'), isUnreachable)
    await fill(user, { note: 'Seven posts.' })
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(orderMessages.submitFailed)
    expect(field('note')).toHaveProperty('value', 'Seven posts.')
    expect(server.received.map(({ note }) => note)).toEqual(['Seven posts.', ada.note])
    expect([readOutbox().length, keptKeys('nw_draft').length]).toEqual([0, 1])
  },
)

firstOf([
  ['on the device', allowFunctional],
  ['in the tab', () => {}],
] as const)(
  'when another tab has sent the same draft, kept %s, this one is another order',
  async (_, consent) => {
    consent()
    const first = await openDialog(acknowledges)
    await fill(first.user, ada)
    await vi.advanceTimersByTimeAsync(500)
    const [key = ''] = keptKeys('nw_draft')
    const shared = (JSON.parse(readKept(key) ?? '') as UnsentOrder).idempotencyKey
    otherTabEnds(key)
    await first.user.click(sendButton())
    await screen.findByRole('heading', { name: ordering.confirmation.heading })
    expect(first.server.received[0]?.idempotencyKey).not.toBe(shared)
  },
)
