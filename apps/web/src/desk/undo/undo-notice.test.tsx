import { deskCase } from '@northword/content/desk/desk-case'
import { deskUndo as words } from '@northword/content/desk/desk-undo'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, duties, fails, fakeDesk, noMoney, olive } from '../../testing/fake-desk.ts'
import { aCheck, aDraft, aPiece, pieces } from '../../testing/fake-texts.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { turnSingleKeys } from '../keys/single-keys.ts'

freshPage()

const { number } = aCase.order
const done = deskCase.steps.claim(number)

/** Takes an order in hand at version 0. */
async function claimed(more: Parameters<typeof fakeDesk>[1] = {}) {
  const server = fakeDesk(olive, { 'payments.find': noMoney, 'desk.findCase': returns(aCase), ...more })
  server.answer('desk.claimCase', returns(null))
  const { user } = await openDesk(`/desk/orders/${number}`)
  await user.click(await screen.findByRole('button', { name: deskCase.hand.claim.agent }))
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

test('where single keys are off, the key does nothing and is not shown', { tags: ['thorough'] }, async () => {
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

test('a notice that is dismissed is gone, and undoes nothing', { tags: ['thorough'] }, async () => {
  const { server, user } = await claimed()
  await user.click(screen.getByRole('button', { name: words.dismiss }))
  expect(screen.queryByText(done)).toBeNull()
  await user.keyboard('u')
  expect(server.inputsOf('desk.undoStep')).toEqual([])
})

test('a step is gone with the next one, whatever that is', async () => {
  const { server, user } = await claimed()
  server.answer('desk.addNote', returns(null))
  await user.type(screen.getByLabelText(deskCase.note.label), 'Tea')
  await user.click(screen.getByRole('button', { name: deskCase.note.save }))
  await screen.findByText(deskCase.note.saved)
  expect(screen.queryByText(done)).toBeNull()
  await user.click(document.body)
  await user.keyboard('u')
  expect(server.inputsOf('desk.undoStep')).toEqual([])
})

test('a step stays while the page of its text checks that by itself', { tags: ['thorough'] }, async () => {
  const { user } = await claimed({
    'deliveries.listAtDesk': returns(pieces(aPiece)),
    'deliveries.findDraft': returns(aDraft),
    'deliveries.checkText': returns(aCheck),
  })
  await user.click(await screen.findByRole('link', { name: /^Write: / }))
  expect(await screen.findByText('As the client reads it.')).toBeTruthy()
  expect(screen.getByText(done)).toBeTruthy()
})

test('a step is not undone from the page of another order', { tags: ['thorough'] }, async () => {
  const other = { ...aCase, order: { ...aCase.order, number: 'NW-ORD-20260302-0002' } }
  const { server, user } = await claimed()
  server.answer('desk.queue', returns({ duties: [{ ...duties[1], number: other.order.number }], next: null }))
  server.answer('desk.undoStep', returns(null))
  await user.click(screen.getByRole('link', { name: `‹ ${deskCase.back}` }))
  expect(await screen.findByText(done)).toBeTruthy()
  server.answer('desk.findCase', returns(other))
  await user.click(await screen.findByRole('link', { name: duties[1].title }))
  await screen.findByRole('heading', { name: other.order.number })
  expect(screen.queryByText(done)).toBeNull()
  await user.keyboard('u')
  expect(server.inputsOf('desk.undoStep')).toEqual([])
})
