import { deskCase } from '@northword/content/desk/desk-case'
import { desk } from '@northword/content/desk/desk-frame'
import type { StaffView } from '@northword/contract/people/staff-view'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, anOrder, fakeDesk, noMoney, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

/** Signs another member in, in another tab, and comes back to this one. */
async function signInElsewhere(server: ReturnType<typeof fakeDesk>, member: StaffView) {
  const me = { member, isFresh: true, owesSecondFactor: false, mailsWhenAssigned: true }
  server.answer('me', returns(me))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await screen.findByRole('button', { name: desk.menu.label(member.name) })
}

test('a writer who signs in in another tab does not see the addresses that an owner saw here', async () => {
  const server = fakeDesk(olive, { 'desk.findOrders': returns({ orders: [anOrder], next: null }) })
  await openDesk('/desk/orders')
  await screen.findByText(anOrder.email)
  const answer = Promise.withResolvers<void>()
  const forWriter = returns({ orders: [{ ...anOrder, email: null, phone: null }], next: null })
  server.answer('desk.findOrders', (input) => answer.promise.then(() => forWriter(input)))
  await signInElsewhere(server, will)
  expect(screen.queryByText(anOrder.email)).toBeNull()
  answer.resolve()
  await screen.findByText(anOrder.clientName)
  expect(screen.queryByText(anOrder.email)).toBeNull()
})

test('nor is a note there that the first member typed', async () => {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase) })
  const { user } = await openDesk(`/desk/orders/${aCase.order.number}`)
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(deskCase.note.label)
  await user.type(await field(), 'For Olive')
  await signInElsewhere(server, { ...will, role: 'agent' })
  expect((await field()).value).toBe('')
})
