import { conversation } from '@northword/content/orders/conversation'
import { dashboard } from '@northword/content/orders/dashboard'
import { orderMoney as words } from '@northword/content/orders/order-money'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { OrderMoney } from '@northword/contract/money/money-view'
import type { ConversationView } from '@northword/contract/orders/conversation'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed, nothingAgreed } from '../../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const request: NonNullable<OrderMoney['request']> = {
  cents: 4_000,
  way: 'bank-transfer',
  link: '',
  host: '',
  account: [{ name: 'Reference', value: number }],
  dueOn: '2026-03-13',
  isOverdue: false,
}

async function shown(money: Partial<OrderMoney>, status: OrderStatus = 'Awaiting Payment') {
  fakeAccount({
    order: detailed({ number, status }),
    money: { isAgreed: true, ...money },
  })
  await openPrivatePage(`/dashboard/orders/${number}`)
  return screen.findByRole('region', { name: words.heading })
}

test('an order of which nobody has spoken yet owes nothing', async () => {
  expect((await shown({ isAgreed: false })).textContent).toContain(words.notAgreed)
})

firstOf(['Cancelled', 'Refunded'] as const)('an order that is %s waits for no price', async (status) => {
  const part = await shown({ isAgreed: false }, status)
  expect(part.textContent).toContain(words.neverAgreed)
  expect(part.textContent).not.toContain(words.notAgreed)
})

test('an order whose money was all sent back tells of no price', { tags: ['thorough'] }, async () => {
  const part = await shown(
    { chargedCents: 0, paidCents: 10_000, refundedCents: 10_000, owedCents: 0 },
    'Refunded',
  )
  expect(part.textContent).toContain('Sent back$100')
  expect(part.textContent).not.toContain('$0')
})

test.each([
  ['Awaiting Payment', 'prepaid', true],
  ['Revision', 'prepaid', false],
  ['Revision', 'net30', true],
] as const)('an order that is %s, %s, tells of its terms: %s', async (status, terms, isTold) => {
  const part = await shown({ owedCents: 3_500, terms }, status)
  expect(part.textContent).toContain(`${words.owed}$35`)
  expect(within(part).queryByText(words.terms[terms]) !== null).toBe(isTold)
})

test('an order tells how much to pay, how, by when and with which reference', async () => {
  const part = await shown({ chargedCents: 10_000, owedCents: 10_000, request })
  await screen.findByText('Please pay $40 by March 13, 2026.')
  expect(part.textContent).toContain(`Reference${number}`)
  expect(part.textContent).not.toContain(words.request.overdue)
})

test('a link tells where it leads, and a day that has passed is told', async () => {
  const host = 'pay.provider.example'
  const link = `https://${host}/4821`
  await shown({ owedCents: 4_000, request: { ...request, way: 'link', link, host, isOverdue: true } })
  const way = await screen.findByRole('link', { name: words.request.pay(host) })
  expect([way.getAttribute('href'), way.getAttribute('rel')]).toEqual([link, 'noopener noreferrer'])
  expect(screen.getByText(words.request.overdue)).toBeTruthy()
})

test('an overpayment is said to come back, and documents lead to their pages', async () => {
  const document = {
    number: 'NW-RCP-2026-0001',
    kind: 'receipt',
    issuedOn: '2026-03-06',
    cents: 11_000,
    isWithdrawn: true,
  } as const
  const part = await shown({ owedCents: -1_000, refundDueCents: 1_000, documents: [document] })
  await screen.findByText(words.refundDue('$10'))
  const receipt = screen.getByRole('link', { name: /Receipt NW-RCP-2026-0001/ })
  expect(receipt.getAttribute('href')).toBe('/documents/NW-RCP-2026-0001')
  expect(part.textContent).toContain('March 6, 2026, $110, withdrawn')
  expect(part.textContent).not.toContain(words.nothingOwed)
})

test.each([
  ['Awaiting Payment', /^Please pay by March 13, 2026\./],
  ['In Production', dashboard.order.payBy('March 13, 2026')],
] as const)('the next step of an order that is %s names the last day to pay', async (status, told) => {
  fakeAccount({ order: detailed({ number, status }), money: { isAgreed: true, owedCents: 4_000, request } })
  await openPrivatePage(`/dashboard/orders/${number}`)
  const next = within(await screen.findByRole('region', { name: dashboard.order.nextHeading }))
  expect(await next.findByText(told)).toBeTruthy()
})

const unpaid: ConversationView = {
  next: null,
  messages: [],
  earlier: 0,
  answerBy: null,
  maySayPaid: true,
  saidPaidAt: null,
}
const saidPaidAt = '2026-03-06T05:00:00.000Z'
const told: ConversationView = {
  ...unpaid,
  messages: [{ id: 'm1', at: saidPaidAt, from: 'client', kind: 'paid', by: null, text: 'I have paid.' }],
  saidPaidAt,
}

/** Opens an order whose client is asked to pay. */
async function openUnpaid(heard = unpaid) {
  const server = fakeAccount(
    {
      order: detailed({ number, status: 'Awaiting Payment' }),
      money: { isAgreed: true, owedCents: 4_000, request },
    },
    { 'conversation.list': () => heard },
  )
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  const say = () => screen.findByRole('button', { name: conversation.paid.button })
  await say()
  return { server, user, say }
}

firstOf([
  ['', () => told],
  [', though the answer was lost', refuses(503, '')],
] as const)('clients who have said that they paid hear it, with the focus%s', async (_, answer) => {
  const { server, user, say } = await openUnpaid()
  server.answer({ 'conversation.sayPaid': answer })
  const button = await say()
  server.answer({ 'conversation.list': () => told })
  await user.click(button)
  const done = await screen.findByText(conversation.paid.sent)
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: conversation.paid.button })).toBeNull()
})

test('clients can say again that they paid once that is settled', async () => {
  const { server, user, say } = await openUnpaid({ ...told, saidPaidAt: null })
  const next = within(await screen.findByRole('region', { name: dashboard.order.nextHeading }))
  expect(await next.findByText(/^Please pay by March 13, 2026\./)).toBeTruthy()
  server.answer({ 'conversation.sayPaid': () => told, 'conversation.list': () => told })
  await user.click(await say())
  expect(await screen.findByText(conversation.paid.sent)).toBeTruthy()
})

test(
  'a payment that the studio has found meanwhile is asked for no more',
  { tags: ['thorough'] },
  async () => {
    const { server, user, say } = await openUnpaid()
    const button = await say()
    server.answer({
      'conversation.sayPaid': refuses(409, 'We are not waiting for a payment for this order.'),
      'conversation.list': () => ({ ...unpaid, maySayPaid: false }),
      'payments.ofOrder': () => ({ ...nothingAgreed, isAgreed: true, paidCents: 4_000 }),
    })
    await user.click(button)
    expect(await screen.findByText(words.nothingOwed)).toBeTruthy()
    expect(screen.queryByText(words.request.heading)).toBeNull()
  },
)
