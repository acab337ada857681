import { deskAssign } from '@northword/content/desk/desk-assign'
import { deskCase } from '@northword/content/desk/desk-case'
import { desk } from '@northword/content/desk/desk-frame'
import { deskMoney } from '@northword/content/desk/desk-money'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { MoneyView } from '@northword/contract/money/money-view'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type ApiAnswer, returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive, uncharged, will } from '../../../testing/fake-desk.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number, createdAt: at } = aCase.order
const open = () => openDesk(`/desk/orders/${number}`)

test('a colleague of the same name is somebody else: what was wanted waits beside what they did', async () => {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase) })
  server.answer('desk.claimCase', fails(409, 'Olive Owner was faster.'))
  const { user } = await open()
  const claim = await screen.findByRole('button', { name: deskCase.hand.claim.agent })
  const namesake = { id: will.id, name: olive.name, email: will.email }
  const taken = { id: 'e1', at, kind: 'claim', by: olive.name, memberId: will.id, from: null, to: null }
  const changed = {
    version: 1,
    claimedBy: namesake,
    claimedAt: at,
    timeline: [{ ...taken, text: '', until: null }],
  }
  server.answer('desk.findCase', returns({ ...aCase, ...changed }))
  await user.click(claim)
  const stale = within(await screen.findByRole('alert', { name: deskCase.stale.heading }))
  server.answer('desk.claimCase', returns(null))
  await user.click(stale.getByRole('button', { name: deskCase.stale.save }))
  expect(server.inputsOf('desk.claimCase')).toEqual([
    { number, version: 0, hand: 'agent' },
    { number, version: 1, hand: 'agent' },
  ])
})

test('a price that somebody else was faster to agree on stands beside theirs, and is saved on it when wanted', async () => {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase) })
  server.answer('payments.agreePrice', fails(409, 'Will Writer was faster: Charge.'))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: deskMoney.acts.price.open }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(deskMoney.amount)
  await user.clear(amount)
  await user.type(amount, '40')
  const entry = { id: 'm1', sequence: 1, kind: 'charge', cents: 2_499, memberName: will.name, at } as const
  const blank = {
    receivedOn: null,
    method: null,
    reference: '',
    reason: '',
    reverses: null,
    documentNumber: null,
  }
  server.answer(
    'payments.find',
    returns({ ...uncharged, chargedCents: 2_499, owedCents: 2_499, entries: [{ ...entry, ...blank }] }),
  )
  await user.click(dialog.getByRole('button', { name: deskMoney.acts.price.save }))
  const stale = within(await dialog.findByRole('alert'))
  expect(stale.getByRole('row', { name: '$24.99 $40' })).toBeTruthy()
  expect(stale.getByRole('listitem').textContent).toMatch(/^Will Writer · Charge \$24\.99/)
  await user.click(stale.getByRole('button', { name: deskCase.stale.save }))
  expect(server.inputsOf('payments.agreePrice')).toMatchObject([
    { cents: 4_000, seenEntries: 0 },
    { cents: 4_000, seenEntries: 1 },
  ])
})

const payment: MoneyView['entries'][number] = {
  id: 'm2',
  sequence: 2,
  kind: 'payment',
  cents: 2_499,
  memberName: will.name,
  at,
  receivedOn: '2026-03-02',
  method: 'card',
  reference: '',
  reason: '',
  reverses: null,
  documentNumber: null,
}

test('a payment that somebody else has recorded meanwhile is shown, and recorded twice only when wanted', async () => {
  const owed: MoneyView = { ...uncharged, chargedCents: 2_499, owedCents: 2_499 }
  const server = fakeDesk(olive, {
    'payments.find': returns(owed),
    'desk.findCase': returns({ ...aCase, order: { ...aCase.order, status: 'Awaiting Payment' } }),
  })
  const refusal = 'Will Writer was faster: Payment.'
  server.answer('payments.recordPayment', fails(409, refusal))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: deskMoney.acts.payment.open }))
  const dialog = within(await screen.findByRole('dialog'))
  server.answer(
    'payments.find',
    returns({ ...owed, paidCents: 2_499, keptCents: 2_499, owedCents: 0, entries: [payment] }),
  )
  await user.click(dialog.getByRole('button', { name: deskMoney.acts.payment.save }))
  const stale = within(await dialog.findByRole('alert', { name: deskCase.stale.heading }))
  expect(stale.getByRole('listitem').textContent).toMatch(/^Will Writer · Payment \$24\.99/)
  expect(stale.queryByRole('table')).toBeNull()
  await user.click(stale.getByRole('button', { name: deskCase.stale.save }))
  expect(await dialog.findByText(refusal)).toBeTruthy()
  expect(server.inputsOf('payments.recordPayment')).toMatchObject([
    { cents: 2_499, seenEntries: 0 },
    { cents: 2_499, seenEntries: 1 },
  ])
})

const call = { id: 'e2', at, kind: 'call', by: will.name, memberId: will.id, from: null, to: null } as const

const comeBackTo = {
  window: () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  async page() {
    await goTo('/nowhere')
    await screen.findByText(desk.notFound.text)
    await goTo(`/orders/${number}`)
  },
}

const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', `/desk${path}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

firstOf(['window', 'page'] as const)(
  'a call and a payment of a colleague are there, asked for once, when one comes back to the %s of the case',
  async (back) => {
    const find = vi.fn<ApiAnswer>(returns(aCase))
    const findMoney = vi.fn<ApiAnswer>(noMoney)
    fakeDesk(olive, { 'payments.find': findMoney, 'desk.findCase': find })
    await open()
    await screen.findByRole('button', { name: deskMoney.acts.price.open })
    find.mockImplementation(
      returns({ ...aCase, timeline: [{ ...call, text: 'Friday suits her.', until: null }] }),
    )
    findMoney.mockImplementation(
      returns({ ...uncharged, paidCents: 2_499, keptCents: 2_499, entries: [payment] }),
    )
    await comeBackTo[back]()
    expect(await screen.findByText('Friday suits her.')).toBeTruthy()
    expect(await screen.findAllByText('$24.99')).not.toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([find.mock.calls.length, findMoney.mock.calls.length]).toEqual([2, 2])
  },
)

test('words that are being typed about a call stay, and in focus, when a colleague’s call comes meanwhile', async () => {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase) })
  const { user } = await open()
  const text = await screen.findByLabelText<HTMLTextAreaElement>(deskCase.call.text)
  await user.type(text, 'She wants')
  const timeline = [{ ...call, text: 'Friday suits her.', until: null }]
  server.answer('desk.findCase', returns({ ...aCase, version: 1, timeline }))
  await comeBackTo.window()
  expect(await screen.findByRole('alert', { name: deskCase.stale.heading })).toBeTruthy()
  await user.keyboard(' more')
  expect(text.isConnected && text.value).toBe('She wants more')
})

test('the money of an order is read anew with a move that changes it', async () => {
  const paid = { ...uncharged, chargedCents: 2_499, paidCents: 2_499, keptCents: 2_499 }
  const moves: DeskCase['moves'] = ['Cancelled']
  const server = fakeDesk(olive, {
    'payments.find': returns(paid),
    'desk.findCase': returns({ ...aCase, moves }),
    'desk.moveCase': returns(null),
  })
  const { user } = await open()
  const cancel = await screen.findByRole('button', { name: deskCase.moves.save('Cancelled') })
  expect(await screen.findAllByText('$24.99')).not.toEqual([])
  server.answer('payments.find', returns({ ...paid, chargedCents: 0, refundDueCents: 2_499 }))
  await user.click(cancel)
  const asked = within(await screen.findByRole('dialog', { name: deskCase.moves.cancel.title }))
  expect(asked.getByText((text) => text.endsWith(deskCase.moves.cancel.paid('$24.99')))).toBeTruthy()
  expect(server.inputsOf('desk.moveCase')).toEqual([])
  expect(asked.getByRole('button', { name: deskCase.moves.cancel.keep })).toBeTruthy()
  await user.click(asked.getByRole('button', { name: deskCase.moves.cancel.button }))
  expect(await screen.findByText(deskMoney.refundDue('$24.99'))).toBeTruthy()
})

const dialogs = [
  {
    open: deskMoney.changeTerms.open,
    choose: deskMoney.changeTerms.client,
    save: deskMoney.changeTerms.save,
    call: 'desk.changeClientTerms',
  },
  { open: deskAssign.open.agent, save: deskAssign.save, call: 'desk.claimCase' },
  { open: deskCase.moves.save('Cancelled'), save: deskCase.moves.cancel.button, call: 'desk.moveCase' },
]

firstOf(dialogs)('“$open” is about the order as it was when the dialog was opened', async (dialog) => {
  const before: MoneyView = { ...uncharged, clientTerms: 'prepaid' }
  const found: DeskCase = { ...aCase, moves: ['Cancelled'] }
  const colleagues = [{ id: will.id, name: will.name, role: 'agent' }]
  const server = fakeDesk(olive, {
    'payments.find': returns(before),
    'desk.findCase': returns(found),
    'desk.listColleagues': returns({ colleagues }),
    [dialog.call]: fails(409, 'Will Writer was faster.'),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: dialog.open }))
  const shown = within(await screen.findByRole('dialog'))
  await shown.findByRole('button', { name: dialog.save })
  server.answer('payments.find', returns({ ...before, terms: 'net30' }))
  const timeline = [{ ...call, text: 'Friday suits her.', until: null }]
  server.answer('desk.findCase', returns({ ...found, version: 1, timeline }))
  await comeBackTo.window()
  expect(await screen.findByText('Friday suits her.')).toBeTruthy()
  if (dialog.choose) await user.selectOptions(shown.getByLabelText(dialog.choose), 'net30')
  await user.click(shown.getByRole('button', { name: dialog.save }))
  await waitFor(() => expect(server.inputsOf(dialog.call)).toMatchObject([{ version: 0 }]))
  expect(server.inputsOf('desk.changeTerms')).toEqual([])
})
