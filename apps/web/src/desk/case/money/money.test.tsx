import { deskMoney as words } from '@northword/content/desk/desk-money'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { MoneyView } from '@northword/contract/money/money-view'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fakeDesk, olive, uncharged } from '../../../testing/fake-desk.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number } = aCase.order
const cancelled: DeskCase = { ...aCase, order: { ...aCase.order, status: 'Cancelled' }, moves: [] }
const money: MoneyView = {
  ...uncharged,
  paidCents: 2_499,
  keptCents: 2_499,
  owedCents: -2_499,
  refundDueCents: 2_499,
  beforeStop: { status: 'Paid', chargedCents: 2_499 },
}

test(
  'after the last refund, whose button goes with it, the heading of the money has the focus',
  { tags: ['thorough'] },
  async () => {
    const server = fakeDesk(olive, { 'payments.find': returns(money), 'desk.findCase': returns(cancelled) })
    const { user } = await openDesk(`/desk/orders/${number}`)
    const open = await screen.findByRole('button', { name: words.acts.refund.open })
    await user.click(open)
    const dialog = within(await screen.findByRole('dialog'))
    server.answer('payments.refund', returns({}))
    const refunded = { ...money, refundedCents: 2_499, keptCents: 0, owedCents: 0, refundDueCents: 0 }
    server.answer('payments.find', returns(refunded))
    await user.click(dialog.getByRole('button', { name: words.acts.refund.save }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(open.isConnected).toBe(false)
    const heading = screen.getByRole('heading', { name: words.heading })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  },
)

test('a request offers the ways of paying that the studio has set up', async () => {
  const owed: MoneyView = { ...uncharged, chargedCents: 2_499, owedCents: 2_499, ways: ['link', 'paypal'] }
  fakeDesk(olive, { 'payments.find': returns(owed), 'desk.findCase': returns(aCase) })
  const { user } = await openDesk(`/desk/orders/${number}`)
  await user.click(await screen.findByRole('button', { name: words.acts.request.open }))
  const dialog = within(await screen.findByRole('dialog'))
  const way = within(dialog.getByRole('combobox', { name: words.acts.request.way }))
  expect(way.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.ways.link,
    words.ways.paypal,
  ])
})
