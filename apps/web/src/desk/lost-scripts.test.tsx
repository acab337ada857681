import { deskConversation } from '@northword/content/desk/desk-conversation'
import { desk } from '@northword/content/desk/desk-frame'
import { deskMails } from '@northword/content/desk/desk-mails'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../testing/console-guard.ts'
import { returns } from '../testing/fake-api.ts'
import { aCase, aMail, anOrder, fakeDesk, noMoney, olive } from '../testing/fake-desk.ts'
import { freshPage } from '../testing/fresh-page.ts'
import { openDesk } from '../testing/open-desk.tsx'

const isGone = vi.hoisted(
  () => () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
)
vi.mock('./jump/jump.tsx', isGone)
vi.mock('./mail/held-mails.tsx', isGone)
vi.mock('./mail/read-mail.tsx', isGone)
vi.mock('./orders/name-view.tsx', isGone)
// Four parts of a case.
vi.mock('./case/page/change-address.tsx', isGone)
vi.mock('./case/pieces/case-texts.tsx', isGone)
vi.mock('./case/voice/voice.tsx', isGone)
vi.mock('./mail/order-mails.tsx', isGone)

freshPage()

test('where the script of the held mails cannot be fetched, the page is there without them', async () => {
  expectConsoleError()
  const log = vi.spyOn(console, 'error')
  fakeDesk(olive)
  await openDesk('/desk/nowhere')
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(screen.getByRole('heading', { name: desk.notFound.heading })).toBeTruthy()
})

test('where those of parts of a case and of Ctrl+K cannot be, each says so and what is typed stays', async () => {
  expectConsoleError()
  fakeDesk(olive, {
    'payments.find': noMoney,
    'desk.findCase': returns(aCase),
    'desk.conversation': returns({ next: null, messages: [], earlier: 0, answerBy: null, mayWrite: true }),
  })
  const { user } = await openDesk(`/desk/orders/${aCase.order.number}`)
  const name = deskConversation.form.label
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name })
  const told = () => screen.queryAllByText(desk.failure.newVersion).length
  await user.type(field, 'For you')
  await waitFor(() => expect(told()).toBe(4))
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(told()).toBe(5))
  expect([field.isConnected, field.value]).toEqual([true, 'For you'])
  await user.click(screen.getByRole('button', { name: desk.close }))
  expect(told()).toBe(4)
})

test('where that of a mail cannot be, its list says so and stays', async () => {
  expectConsoleError()
  fakeDesk(olive, { 'desk.mails': returns({ mails: [aMail], next: null }) })
  const { user } = await openDesk('/desk/mail')
  const open = await screen.findByRole('button', { name: deskMails.openNamed(aMail.subject) })
  await user.click(open)
  expect(await screen.findByText(desk.failure.newVersion)).toBeTruthy()
  expect(open.isConnected).toBe(true)
})

test('where that of the name of a view cannot be, the list of orders says so and stays', async () => {
  expectConsoleError()
  fakeDesk(olive, {
    'desk.findOrders': returns({ orders: [anOrder], next: null }),
    'desk.listViews': returns({ views: [] }),
  })
  const { user } = await openDesk('/desk/orders')
  const row = await screen.findByText(anOrder.email)
  await user.click(screen.getByRole('button', { name: deskOrders.views.open }))
  await user.click(await screen.findByRole('menuitem', { name: deskOrders.views.keep }))
  expect(await screen.findByText(desk.failure.newVersion)).toBeTruthy()
  expect(row.isConnected).toBe(true)
})
