import { dashboard } from '@northword/content/dashboard'
import { deskCase } from '@northword/content/desk-case'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const { number } = aCase.order
const open = () => openDesk(`/desk/orders/${number}`)
const money = { 'payments.find': noMoney }

test('an order that is not there is said to be none, with a way back', async () => {
  fakeDesk(olive, { ...money, 'desk.findCase': fails(404, 'There is no such order in your account.') })
  await open()
  expect(await screen.findByText(deskCase.notFound)).toBeTruthy()
  expect(screen.getByRole('link', { name: `‹ ${deskCase.back}` }).getAttribute('href')).toMatch(/^\/desk\/?$/)
})

test('an order that cannot be had comes by trying again', async () => {
  const server = fakeDesk(olive, { ...money, 'desk.findCase': fails(500, 'Something went wrong.') })
  const { user } = await open()
  expect(await screen.findByText('Something went wrong.')).toBeTruthy()
  server.answer('desk.findCase', returns(aCase))
  await user.click(screen.getByRole('link', { name: dashboard.failure.retry }))
  expect(await screen.findByText(aCase.order.note)).toBeTruthy()
})

test('a save on what somebody else has changed is refused by their name, and the case comes anew', async () => {
  const server = fakeDesk(olive, { ...money, 'desk.findCase': returns(aCase) })
  const faster = 'Ravi was faster: claim. Look at it anew, and try again.'
  server.answer('desk.claimCase', fails(409, faster))
  const { user } = await open()
  const claim = await screen.findByRole('button', { name: deskCase.hand.claim })
  const ravi = { id: will.id, name: 'Ravi Achterberg' }
  const changed = { ...aCase, version: 1, claimedBy: ravi, claimedAt: aCase.order.createdAt }
  server.answer('desk.findCase', returns(changed))
  await user.click(claim)
  expect(await screen.findByText(faster)).toBeTruthy()
  expect(await screen.findByRole('button', { name: deskCase.hand.takeOver })).toBeTruthy()
  expect(server.inputsOf('desk.claimCase')).toEqual([{ number, version: 0 }])
})

test('whoever has an order in hand may give it back, and is not asked to take it over', async () => {
  const claimedBy = { id: olive.id, name: olive.name }
  const mine = { ...aCase, claimedBy, claimedAt: aCase.order.createdAt }
  const server = fakeDesk(olive, { ...money, 'desk.findCase': returns(mine) })
  const { user } = await open()
  expect(await screen.findByRole('button', { name: deskCase.hand.release })).toBeTruthy()
  expect(screen.queryByRole('button', { name: deskCase.hand.takeOver })).toBeNull()
  await user.keyboard('c')
  expect(server.inputsOf('desk.claimCase')).toEqual([])
})
