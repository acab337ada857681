import { deskCase } from '@northword/content/desk-case'
import { deskUndo as words } from '@northword/content/desk-undo'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { turnSingleKeys } from '../keys/single-keys.ts'

freshPage()

const { number } = aCase.order
const done = deskCase.steps.claim(number)

/** Takes an order in hand, at its version 0. */
async function claimed() {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase) })
  server.answer('desk.claimCase', returns(null))
  const { user } = await openDesk(`/desk/orders/${number}`)
  await user.click(await screen.findByRole('button', { name: deskCase.hand.claim }))
  await screen.findByText(done)
  return { server, user }
}
const undo = () => screen.getByRole('button', { name: new RegExp(`^${words.undo}`) })

test('a step is undone as it was left, once, and the notice says so', async () => {
  const { server, user } = await claimed()
  server.answer('desk.undoStep', returns(null))
  await user.click(undo())
  expect(await screen.findByText(words.undone)).toBeTruthy()
  await user.keyboard('u')
  expect(server.inputsOf('desk.undoStep')).toEqual([{ number, version: 1 }])
})

test('it is undone by its key', async () => {
  const { server, user } = await claimed()
  server.answer('desk.undoStep', returns(null))
  await user.keyboard('u')
  expect(await screen.findByText(words.undone)).toBeTruthy()
  expect(server.inputsOf('desk.undoStep')).toHaveLength(1)
})

test('where single keys are off, the key does nothing and is not shown', async () => {
  turnSingleKeys(olive.id, false)
  const { server, user } = await claimed()
  await user.keyboard('u')
  expect(undo().textContent).toBe(words.undo)
  expect(server.inputsOf('desk.undoStep')).toEqual([])
})

test('a step that somebody has gone on from is not undone, and the notice says why', async () => {
  const { server, user } = await claimed()
  server.answer('desk.undoStep', fails(409, 'Will Writer has changed it since.'))
  await user.click(undo())
  expect(await screen.findByText('Will Writer has changed it since.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: new RegExp(`^${words.undo}`) })).toBeNull()
})

test('a notice that is dismissed is gone, and undoes nothing', async () => {
  const { server, user } = await claimed()
  await user.click(screen.getByRole('button', { name: words.dismiss }))
  expect(screen.queryByText(done)).toBeNull()
  await user.keyboard('u')
  expect(server.inputsOf('desk.undoStep')).toEqual([])
})
