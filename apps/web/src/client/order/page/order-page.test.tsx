import { dashboard } from '@northword/content/orders/dashboard'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { answersAt } from '../../../testing/fake-api.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { nextFacts } from '../next/next-facts.ts'

freshPrivatePage()

const words = dashboard.order
const number = 'NW-ORD-20260306-0042'
const path = `/dashboard/orders/${number}`
const dayMs = 86_400_000
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

test('an order tells what was ordered, for whom, for how much and what has happened', async () => {
  fakeAccount({ order: detailed({ number, sku: 'PS-070', name: 'Starter Package', status: 'Paid' }) })
  await openPrivatePage(path)
  await screen.findByText(words.nextHeading)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(number)
  expect(screen.getByText('Paid').dataset['color']).toBe('emerald')
  expect(await screen.findByText('Starter Package', { selector: 'dd' })).toBeTruthy()
  for (const text of ['PS-070', '$69.99', '+852 5555 0101', 'Six posts about tea.']) {
    expect(document.body.textContent).toContain(text)
  }
  expect(screen.getByText('You placed the order.')).toBeTruthy()
  expect(screen.getByText('Northword received your payment.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /All your orders/ }).getAttribute('href')).toBe(words.back.to)
})

test.each(orderStatuses)('an order that is %s tells what happens next', async (status) => {
  const order = detailed({ number, status })
  fakeAccount({ order })
  await openPrivatePage(path)
  const { facts } = nextFacts(order, 0, timeZone)
  expect(await screen.findByText(words.next[status](facts))).toBeTruthy()
})

test.each([
  ['Pending Contact', 'PS-070', 1],
  ['In Production', 'PS-025', 1],
  ['Revision', 'PS-025', 1],
  ['Completed', 'PS-070', 30],
] as const)('the time of “%s” is over after its days, and then the page says so', (status, sku, days) => {
  const order = detailed({ status, sku })
  const since = Date.parse(order.events.at(-1)?.at ?? '')
  expect(nextFacts(order, since + days * dayMs - 1, timeZone).overdue).toBe(false)
  expect(nextFacts(order, since + days * dayMs + 1, timeZone).overdue).toBe(true)
})

test('an order promises what was sold with it, whatever the catalogue says now', async () => {
  const sold = {
    words: 100,
    revisionRounds: 1,
    turnaround: { kind: 'hours', minHours: 200, maxHours: 240, label: '9-10 days' },
    pieces: [{ title: 'Old Package', words: 100 }],
    termsOf: '2024-02-01',
    description: 'A package of old.',
    extraRoundCents: 1_250,
  } as const
  const order = detailed({
    number,
    sku: 'PS-070',
    status: 'In Production',
    sold: { ...sold, pieces: [...sold.pieces], features: ['Two posts', 'One picture'] },
  })
  const since = Date.parse(order.events.at(-1)?.at ?? '')
  expect(nextFacts(order, since + 10 * dayMs - 1, timeZone)).toMatchObject({
    facts: { turnaround: '9-10 days' },
    overdue: false,
  })
  expect(nextFacts(order, since + 10 * dayMs + 1, timeZone).overdue).toBe(true)
  fakeAccount({ order })
  await openPrivatePage(path)
  expect(await screen.findByText('9-10 days')).toBeTruthy()
  expect(screen.getByText('ordered under the terms of February 1, 2024')).toBeTruthy()
  const lines = (name: string) =>
    Array.from(
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.children ?? [],
      ({ textContent }) => textContent,
    )
  expect(lines('Description')).toEqual(['A package of old.'])
  expect(lines('What it includes')).toEqual(['Two posts', 'One picture'])
  expect(lines('Texts')).toEqual(['Old Package: 100 words'])
  expect(lines('Words')).toEqual(['100'])
  expect(lines('Revision rounds')).toEqual(['1'])
  expect(lines('A further round')).toEqual(['$12.50'])
  // Today's card may promise something else.
  expect(document.querySelector('[href$="/services#PS-070"]')).toBeNull()
})

test.each([
  [1, 'The grace of our Refund Policy runs until Saturday, March 14'],
  [8, 'The grace of our Refund Policy was over on Saturday, March 14'],
])(
  'a text that is %i days late is said to be late, and until when the policy gives the studio time',
  async (days, grace) => {
    const deliverBy = '2026-03-07T05:00:00.000Z'
    vi.setSystemTime(Date.parse(deliverBy) + days * dayMs)
    fakeAccount({ order: { ...detailed({ number, status: 'In Production' }), deliverBy } })
    await openPrivatePage(path)
    const said = await screen.findByText(/^We are late: it was due by Saturday, March 7/)
    expect(said.textContent).toContain(grace)
    expect(said.textContent).toContain('get the full price back')
  },
)

test('a late text has the days of grace that were sold with the order', () => {
  const { sold } = detailed({ status: 'In Production' })
  const order = detailed({ status: 'In Production', sold: sold && { ...sold, graceDays: 2 } })
  const due = Date.parse(order.deliverBy ?? '')
  expect(nextFacts(order, due + 2 * dayMs, timeZone).late?.isGraceOver).toBe(false)
  expect(nextFacts(order, due + 2 * dayMs + 1, timeZone).late?.isGraceOver).toBe(true)
})

test.each([
  ['ahead', 3, -1, 0],
  ['behind', -3, 1, 1],
] as const)(
  'a text is late by the server’s clock where that of the device is days %s',
  async (_, deviceDays, serverDays, count) => {
    const deliverBy = '2026-03-07T05:00:00.000Z'
    vi.setSystemTime(Date.parse(deliverBy) + deviceDays * dayMs)
    fakeAccount({ order: { ...detailed({ number, status: 'In Production' }), deliverBy } })
    answersAt(Date.parse(deliverBy) + serverDays * dayMs)
    await openPrivatePage(path)
    await screen.findByText(words.nextHeading)
    expect(screen.queryAllByText(/^We are late/)).toHaveLength(count)
  },
)

test('the time for changes ends when the server says', () => {
  const order = detailed({ status: 'Delivered' })
  const reviewEnd = '2026-04-01T05:00:00.000Z'
  const { facts } = nextFacts(order, 0, timeZone, { reviewEnd })
  expect(facts.dueBy).toMatch(/^Wednesday, April 1/)
  expect(nextFacts(order, Date.parse(reviewEnd), timeZone, { reviewEnd }).overdue).toBe(false)
  expect(nextFacts(order, Date.parse(reviewEnd) + 1, timeZone, { reviewEnd }).overdue).toBe(true)
})

test('the time for changes has the days that were sold with the order', () => {
  const { sold } = detailed({ status: 'Delivered' })
  const order = detailed({ status: 'Delivered', sold: sold && { ...sold, reviewDays: 21 } })
  const { facts } = nextFacts(order, 0, timeZone)
  expect(words.next.Delivered(facts)).toContain('within 21 days')
})

const message = { id: 'm1', at: '2026-03-06T05:00:00.000Z', by: null, text: '' }

test('a first contact is no longer promised once the studio has written', () => {
  const order = detailed({ status: 'Pending Contact' })
  const messages = [{ ...message, from: 'studio', kind: 'message' } as const]
  const { facts, overdue } = nextFacts(order, Infinity, timeZone, { messages })
  expect([facts.isContacted, overdue]).toEqual([true, false])
  expect(words.next['Pending Contact'](facts)).not.toContain(facts.contactBy)
})

test('clients who say that they paid are asked to pay again only once that is settled', () => {
  const order = detailed({ status: 'Awaiting Payment' })
  const messages = [{ ...message, from: 'client', kind: 'paid' } as const]
  const told = (saidPaidAt: string | null) => {
    const { facts } = nextFacts(order, 0, timeZone, { messages, saidPaidAt, payBy: '2026-03-13' })
    return words.next['Awaiting Payment'](facts)
  }
  expect(told(message.at)).toMatch(/^We look for your payment/)
  expect(told(null)).toMatch(/^Please pay by March 13, 2026/)
})

test('no editor reads the brief of a paid order that came without one', () => {
  const told = (note: string) =>
    words.next.Paid(nextFacts(detailed({ status: 'Paid', note }), 0, timeZone).facts)
  expect(told('Six posts about tea.')).toContain('An editor reads your brief')
  expect(told('')).not.toContain('An editor reads')
  expect(told('')).toContain('without a brief')
})

test('a delivered text is to be approved or commented on, where it is read', () => {
  const { facts } = nextFacts(detailed({ status: 'Delivered' }), 0, timeZone)
  expect(words.next.Delivered(facts)).toMatch(/approve it or send your comments within 14 days/)
  expect(words.next.Delivered(facts)).not.toContain('@')
})

test.each(['Pending Contact', 'Awaiting Payment', 'Revision', 'Cancelled'] as const)(
  'an order that is %s tells its reader what happens next without an address, too',
  (status) => {
    const order = { ...detailed({ status, email: '' }), deliverBy: null }
    const { facts } = nextFacts(order, 0, timeZone)
    expect(words.next[status]({ ...facts, paid: true })).not.toMatch(/ {2}|email| to [.,;]/)
  },
)

test('an order of which nobody knows what was sold promises what was agreed', () => {
  const { facts, overdue } = nextFacts(
    { ...detailed({ status: 'In Production' }), sold: null, deliverBy: null },
    Infinity,
    timeZone,
  )
  expect([facts.turnaround, overdue]).toEqual([words.turnaroundAsAgreed, false])
})

test.each(['Awaiting Payment', 'Paid', 'Cancelled', 'Refunded'] as const)(
  'no time runs while an order is %s',
  (status) => {
    expect(nextFacts(detailed({ status }), Number.MAX_SAFE_INTEGER, timeZone).overdue).toBe(false)
  },
)

test('an order that was cancelled before it was paid asks for nothing', async () => {
  fakeAccount({ order: detailed({ number, status: 'Cancelled', note: '' }) })
  await openPrivatePage(path)
  await screen.findByText('This order is cancelled. No work follows, and you owe nothing.')
  expect(screen.getByText(words.brief.none)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/We ask you|asks you|If you had paid|write to/i)
})

test('an order that was cancelled after it was paid says where its client reads about the money', async () => {
  const { events, ...order } = detailed({ number, status: 'Cancelled' })
  const paid = {
    at: '2026-03-06T04:00:00.000Z',
    actor: 'studio',
    from: 'Awaiting Payment',
    to: 'Paid',
  } as const
  fakeAccount({ order: { ...order, events: [...events, paid] } })
  await openPrivatePage(path)
  await screen.findByText(/What comes back to you stands under “Payment”, and in our emails to ada@tearoom/)
  expect(document.body.textContent).not.toContain('you owe nothing')
})

test('a brief that is missing is asked for while the order is new', async () => {
  fakeAccount({ order: detailed({ number, note: '' }) })
  await openPrivatePage(path)
  expect(await screen.findByText(words.brief.asked)).toBeTruthy()
})

test('a client whose own time has passed is not told that we put it right', async () => {
  fakeAccount({ order: detailed({ number, status: 'Completed' }) })
  await openPrivatePage(path)
  await screen.findByText(words.overdue('Completed'))
  expect(words.overdue('Completed')).not.toBe(words.overdue('In Production'))
})

test('a refund is told with its day', async () => {
  fakeAccount({ order: detailed({ number, status: 'Refunded' }) })
  await openPrivatePage(path)
  expect(await screen.findByText(/^We sent your money back on Mar 6, 2026\./)).toBeTruthy()
})

test('an order can be cancelled after a question, and the page says that it is', async () => {
  const order = detailed({ number })
  const server = fakeAccount(
    { order },
    { 'orders.cancel': () => ({ ...detailed({ number, status: 'Cancelled' }), mayCancel: false }) },
  )
  const { user } = await openPrivatePage(path)
  await user.click(await screen.findByRole('link', { name: words.cancel.button }))
  const dialog = await screen.findByRole('dialog', { name: words.cancel.title })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  expect(server.inputsOf('orders.cancel')).toEqual([])
  await user.click(screen.getByRole('button', { name: words.cancel.confirm }))
  const result = await screen.findByText(words.cancel.done)
  expect(result.getAttribute('role')).toBe('status')
  await waitFor(() => expect(document.activeElement).toBe(result))
  expect(server.inputsOf('orders.cancel')).toEqual([{ number, by: '' }])
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('link', { name: words.cancel.button })).toBeNull()
})

test(
  'an order that a mailed link brings back after that can be cancelled again',
  { tags: ['thorough'] },
  async () => {
    const cancelled = { ...detailed({ number, status: 'Cancelled' }), mayCancel: false }
    const server = fakeAccount({ order: detailed({ number }) }, { 'orders.cancel': () => cancelled })
    const { user } = await openPrivatePage(path)
    const cancel = async () => {
      await user.click(await screen.findByRole('link', { name: words.cancel.button }))
      await user.click(await screen.findByRole('button', { name: words.cancel.confirm }))
      await screen.findByText(words.cancel.done)
    }
    await cancel()
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(screen.queryByText(words.cancel.done)).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    await cancel()
    expect(server.inputsOf('orders.cancel')).toHaveLength(2)
  },
)

test('keeping the order gives the focus back to the button', { tags: ['thorough'] }, async () => {
  const server = fakeAccount({ order: detailed({ number }) })
  const { user } = await openPrivatePage(path)
  const button = await screen.findByRole('link', { name: words.cancel.button })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: words.cancel.keep }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(server.inputsOf('orders.cancel')).toEqual([])
})

test('an order that can no longer be cancelled says why', async () => {
  const reason = 'This order can no longer be cancelled here.'
  fakeAccount({ order: detailed({ number }) }, { 'orders.cancel': refuses(409, reason) })
  const { user } = await openPrivatePage(path)
  await user.click(await screen.findByRole('link', { name: words.cancel.button }))
  await user.click(await screen.findByRole('button', { name: words.cancel.confirm }))
  expect((await screen.findByRole('alert')).textContent).toBe(reason)
})

test('only an order that may be cancelled offers it', async () => {
  fakeAccount({ order: detailed({ number, status: 'Paid' }) })
  await openPrivatePage(path)
  await screen.findByText(words.nextHeading)
  expect(screen.queryByRole('link', { name: words.cancel.button })).toBeNull()
})

test.each([400, 404])(
  'a number that is not one of the client’s (%i) is answered with the way back',
  async (status) => {
    fakeAccount({}, { 'orders.find': refuses(status, 'There is no such order in your account.') })
    await openPrivatePage(path)
    await screen.findByRole('heading', { level: 1, name: new RegExp(words.notFound.text) })
    expect(screen.getAllByRole('link', { name: /All your orders/ })).toHaveLength(2)
    expect(document.body.textContent).not.toContain(number)
  },
)
