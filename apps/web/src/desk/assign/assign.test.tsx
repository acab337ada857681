import { deskAssign as words } from '@northword/content/desk/desk-assign'
import { deskCase } from '@northword/content/desk/desk-case'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, duties, fails, fakeDesk, noMoney, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const ann = { id: '0199a000-0000-7000-8000-000000000003', name: 'Ann Agent', role: 'agent' }
const colleagues = returns({
  colleagues: [ann, olive, will].map(({ id, name, role }) => ({ id, name, role })),
})
const { number } = aCase.order
const claimedBy = { id: ann.id, name: ann.name, email: 'ann@desk.example' }
const inHandOfAnn = { ...aCase, claimedBy, claimedAt: aCase.order.createdAt }
const deskWith = (found: typeof aCase, member = olive) =>
  fakeDesk(member, {
    'payments.find': noMoney,
    'desk.findCase': returns(found),
    'desk.listColleagues': colleagues,
    'desk.claimCase': returns(null),
  })
const field = () => screen.findByRole('combobox')
const offered = async () =>
  [...(await field()).querySelectorAll('option')].map(({ textContent }) => textContent)

test('an order is assigned by keys alone, to anybody but its assigner and writers, and may be undone', async () => {
  const server = deskWith(aCase)
  const { user } = await openDesk(`/desk/orders/${number}`)
  await screen.findByRole('button', { name: words.open.agent })
  await user.keyboard('a')
  expect(await offered()).toEqual([ann.name])
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(words.done.agent(number, ann.name))).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.inputsOf('desk.claimCase')).toEqual([{ number, version: 0, hand: 'agent', memberId: ann.id }])
})

test('a writer is assigned to work that is due, and it is said what the client is told', async () => {
  const server = deskWith({ ...inHandOfAnn, mayBegin: true, order: { ...aCase.order, status: 'Paid' } })
  const { user } = await openDesk(`/desk/orders/${number}`)
  await user.click(await screen.findByRole('button', { name: words.open.writer }))
  expect(await offered()).toEqual([ann.name, will.name])
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(deskCase.hand.begins)
  await user.selectOptions(await field(), will.name)
  await user.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() =>
    expect(server.inputsOf('desk.claimCase')).toEqual([
      { number, version: 0, hand: 'writer', memberId: will.id },
    ]),
  )
})

test(
  'an order that the only other agent has can be assigned to nobody else',
  { tags: ['thorough'] },
  async () => {
    deskWith(inHandOfAnn)
    const { user } = await openDesk(`/desk/orders/${number}`)
    await user.click(await screen.findByRole('button', { name: words.open.agent }))
    expect(await screen.findByText(words.nobody.agent)).toBeTruthy()
  },
)

test(
  'where somebody was faster, the dialog says so, and assigns what is there then',
  { tags: ['thorough'] },
  async () => {
    const server = deskWith(aCase)
    const faster = 'Ravi was faster: put it off. Look at it anew, and try again.'
    server.answer('desk.claimCase', fails(409, faster))
    const { user } = await openDesk(`/desk/orders/${number}`)
    await user.click(await screen.findByRole('button', { name: words.open.agent }))
    await field()
    server.answer('desk.findCase', returns({ ...aCase, version: 1 }))
    await user.click(screen.getByRole('button', { name: words.save }))
    expect(await screen.findByText(faster)).toBeTruthy()
    server.answer('desk.claimCase', returns(null))
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: words.save }))
      expect(server.inputsOf('desk.claimCase').at(-1)).toMatchObject({ version: 1 })
    })
  },
)

test('writers assign nothing', async () => {
  deskWith(aCase, will)
  const { user } = await openDesk(`/desk/orders/${number}`)
  await screen.findByRole('button', { name: deskCase.hand.claim.writer })
  await user.keyboard('a')
  for (const name of Object.values(words.open)) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the row in focus of the queue is assigned by a key', { tags: ['thorough'] }, async () => {
  const server = deskWith(aCase)
  const [first, second] = duties
  server.answer('desk.queue', returns({ duties: [first, second], next: null }))
  const { user } = await openDesk('/desk')
  const row = await screen.findByRole('link', { name: second.title })
  act(() => row.focus())
  await user.keyboard('a')
  await field()
  await user.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() =>
    expect(server.inputsOf('desk.claimCase')).toEqual([
      { number: second.number, version: 0, hand: 'agent', memberId: ann.id },
    ]),
  )
})

firstOf([
  ['Paid', true],
  ['In Production', false],
] as const)('the queue says what the client of %s work is told of its writer', async (status, isTold) => {
  const server = deskWith(aCase)
  const [first] = duties
  server.answer('desk.queue', returns({ duties: [{ ...first, kind: 'work', status }], next: null }))
  const { user } = await openDesk('/desk')
  const row = await screen.findByRole('link', { name: first.title })
  act(() => row.focus())
  await user.keyboard('a')
  await field()
  expect(screen.queryByText(words.begins) !== null).toBe(isTold)
})
