import { dashboard } from '@northword/content/orders/dashboard'
import { deskCase } from '@northword/content/desk/desk-case'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { firstOf } from '@northword/rig/first-of'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { allowFunctional, otherTabEnds } from '../../../testing/consent.ts'
import { type ApiAnswer, returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive, will } from '../../../testing/fake-desk.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'
import { keepCopy, newCopyKey } from '../../copies/device-copies.ts'
import { aPiece, pieces } from '../../../testing/fake-texts.ts'

freshPage()

const { number } = aCase.order
const open = () => openDesk(`/desk/orders/${number}`)
const money = { 'payments.find': noMoney }

firstOf([
  ['that is not there', 404],
  ['whose number cannot be one', 400],
] as const)('an order %s is said to be none, with a way back', async (_, status) => {
  fakeDesk(olive, { ...money, 'desk.findCase': fails(status, 'There is no such order.') })
  await open()
  expect(await screen.findByText(deskCase.notFound)).toBeTruthy()
  expect(screen.getByRole('link', { name: `‹ ${deskCase.back}` }).getAttribute('href')).toMatch(/^\/desk\/?$/)
})

test('an order that cannot be had comes by trying again', { tags: ['thorough'] }, async () => {
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
  const claim = await screen.findByRole('button', { name: deskCase.hand.claim.agent })
  const ravi = { id: will.id, name: 'Ravi Achterberg', email: will.email }
  const changed = { ...aCase, version: 1, claimedBy: ravi, claimedAt: aCase.order.createdAt }
  server.answer('desk.findCase', returns(changed))
  await user.click(claim)
  expect(await screen.findByText(faster)).toBeTruthy()
  expect(await screen.findByRole('button', { name: deskCase.hand.takeOver.agent })).toBeTruthy()
  expect(server.inputsOf('desk.claimCase')).toEqual([{ number, version: 0, hand: 'agent' }])
})

test('a member with an order in hand may give it back, and is not asked to take it over', async () => {
  const claimedBy = { id: olive.id, name: olive.name, email: olive.email }
  const mine = { ...aCase, claimedBy, claimedAt: aCase.order.createdAt }
  const server = fakeDesk(olive, { ...money, 'desk.findCase': returns(mine) })
  const { user } = await open()
  expect(await screen.findByRole('button', { name: deskCase.hand.release.agent })).toBeTruthy()
  expect(screen.queryByRole('button', { name: deskCase.hand.takeOver.agent })).toBeNull()
  await user.keyboard('c')
  expect(server.inputsOf('desk.claimCase')).toEqual([])
})

test('an order is taken in hand once, and not given back, though more is pressed before the next render', async () => {
  const claimedBy = { id: will.id, name: will.name, email: will.email }
  const theirs = { ...aCase, claimedBy, claimedAt: aCase.order.createdAt }
  const server = fakeDesk(olive, { ...money, 'desk.findCase': returns(theirs) })
  for (const call of ['desk.claimCase', 'desk.releaseCase'])
    server.answer(call, () => new Promise<Response>(() => {}))
  await open()
  const release = await screen.findByRole('button', { name: deskCase.hand.release.agent })
  const press = () => fireEvent.keyDown(document.body, { key: 'c' })
  act(() => void [press(), press(), fireEvent.click(release)])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(server.inputsOf('desk.claimCase')).toEqual([{ number, version: 0, hand: 'agent' }])
  expect(server.inputsOf('desk.releaseCase')).toEqual([])
})

const anyService = {
  words: null,
  revisionRounds: 1,
  turnaround: { kind: 'ongoing', label: 'Ongoing' },
  pieces: [],
}

test.each([
  [1, null, /^The grace of our Refund Policy runs until /],
  [3, { ...anyService, graceDays: 2 }, /^The grace of our Refund Policy was over on /],
])(
  'a text that is %i days late says until when the policy gives the studio time, as its client reads it',
  { tags: ['thorough'] },
  async (count, sold, sentence) => {
    const due = new Date(Date.now() - count * 86_400_000).toISOString()
    const late = {
      ...aCase,
      order: { ...aCase.order, status: 'In Production' },
      sold,
      dueAt: due,
      deliverBy: due,
    }
    fakeDesk(olive, { ...money, 'desk.findCase': returns(late) })
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
  },
)

test('an order says what was sold, with every text and feature, and no price of a round to who sees none', async () => {
  const sold = {
    ...anyService,
    words: 1_000,
    features: ['Two posts', 'One picture'],
    pieces: [
      { title: 'Post 1', words: 1_000 },
      { title: 'Caption', words: null },
    ],
  }
  fakeDesk(olive, { ...money, 'desk.findCase': returns({ ...aCase, sold }) })
  await open()
  const part = within(await screen.findByRole('region', { name: deskCase.facts.heading }))
  const lines = (name: string) =>
    Array.from(part.getByText(name).nextElementSibling?.children ?? [], ({ textContent }) => textContent)
  expect(lines('What it includes')).toEqual(['Two posts', 'One picture'])
  expect(lines('Texts')).toEqual(['Post 1: 1,000 words', 'Caption'])
  expect(lines('Words')).toEqual(['1,000'])
  expect(lines('Revision rounds')).toEqual(['1'])
  expect([part.queryByText('Description'), part.queryByText('A further round')]).toEqual([null, null])
})

firstOf([
  ['has come back', -1, false],
  ['is put off', 1, true],
] as const)('a case that %s says until when it is put off only while it is', async (_, hours, isSaid) => {
  const laterUntil = new Date(Date.now() + hours * 3_600_000).toISOString()
  fakeDesk(olive, { ...money, 'desk.findCase': returns({ ...aCase, writerLaterUntil: laterUntil }) })
  await open()
  await screen.findByText(aCase.order.note)
  const sentence = deskCase.promised.laterOf('Writer', formatMoment(laterUntil))
  expect(screen.queryByText(sentence) !== null).toBe(isSaid)
})

test('a delivered order says until when its client can ask for changes', async () => {
  const delivered = { ...aCase, dueAt: null, order: { ...aCase.order, status: 'Delivered' } }
  fakeDesk(olive, {
    ...money,
    'desk.findCase': returns(delivered),
    'deliveries.listAtDesk': returns({ ...pieces(aPiece), changesUntil: '2026-03-22T05:00:00.000Z' }),
  })
  await open()
  expect(await screen.findByText(/^Revisions until Sunday, March 22/)).toBeTruthy()
})

test('a text typed on this device and never saved is said to wait, with the way to it', async () => {
  const place = { memberId: olive.id, number, piece: 1 }
  const typedAt = new Date(Date.now() - 3_600_000).toISOString()
  const typed = { text: 'Half a', format: 'markdown', revision: 0, sent: null, typedAt } as const
  keepCopy(newCopyKey(place), typed)
  keepCopy(newCopyKey({ ...place, memberId: will.id, piece: 2 }), typed)
  fakeDesk(olive, {
    ...money,
    'desk.findCase': returns(aCase),
    'deliveries.listAtDesk': returns(pieces(aPiece, { ...aPiece, number: 2, title: 'Newsletter' })),
  })
  await open()
  const ways = await screen.findAllByRole('link', { name: /^Go on with / })
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Go on with Blog Post', `/desk/orders/${number}/texts/1`],
  ])
})

test.each([
  ['Completed', 1],
  ['Revision', 0],
] as const)('an order that is %s reminds of %i deletions of material', async (status, count) => {
  fakeDesk(olive, {
    ...money,
    'desk.findCase': returns({ ...aCase, order: { ...aCase.order, status } }),
    'deliveries.listAtDesk': returns(pieces(aPiece)),
  })
  await open()
  await screen.findByText(aCase.order.note)
  expect(screen.queryAllByText(deskCase.brief.material)).toHaveLength(count)
})

firstOf([
  ['a reason', deskCase.moves.reason, deskCase.moves.save('In Production'), 'desk.moveCase'],
  ['a note', deskCase.note.label, deskCase.note.save, 'desk.addNote'],
  ['words about a call', deskCase.call.text, deskCase.call.save, 'desk.logCall'],
])('%s that is typed on while it is saved keeps what came after', async (_, label, button, procedure) => {
  const paid = { ...aCase, order: { ...aCase.order, status: 'Paid' }, moves: ['In Production'] }
  const read = vi.fn<ApiAnswer>(returns(paid))
  const server = fakeDesk(olive, { ...money, 'desk.findCase': read })
  const saving = Promise.withResolvers<Response>()
  server.answer(procedure, () => saving.promise)
  const { user } = await open()
  await user.type(await screen.findByLabelText(label), 'First')
  await user.click(screen.getByRole('button', { name: button }))
  await user.type(screen.getByLabelText(label), ', and more')
  saving.resolve(Response.json({ result: {} }))
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1))
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(', and more')
})

const aStep = {
  'a note': { ...deskCase.note, field: deskCase.note.label, procedure: 'desk.addNote', typed: 'Tea' },
  'a call': { ...deskCase.call, field: deskCase.call.text, procedure: 'desk.logCall', typed: 'Tea' },
  'a put-off': {
    ...deskCase.putOff,
    field: deskCase.putOff.until,
    procedure: 'desk.putOff',
    typed: '2099-01-01T10:00',
  },
}

test.each(['a note', 'a call'] as const)(
  '%s whose answer was lost is sent again under its key, and another under another',
  { tags: ['thorough'] },
  async (step) => {
    const { field, save: button, saved, procedure } = aStep[step]
    const server = fakeDesk(olive, { ...money, 'desk.findCase': returns(aCase) })
    server.answer(procedure, fails(500, 'Something went wrong.'))
    const { user } = await open()
    const save = async (typed: string) => {
      await user.type(await screen.findByLabelText(field), typed)
      await user.click(screen.getByRole('button', { name: button }))
    }
    await save('Tea')
    await screen.findByText('Something went wrong.')
    server.answer(procedure, returns(null))
    await save('[End]')
    await screen.findByText(saved)
    await save('Tea')
    await screen.findByText(saved)
    const sent = server.inputsOf(procedure).map((input) => Object(input))
    expect(sent.map(({ text }) => text)).toEqual(['Tea', 'Tea', 'Tea'])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(sent[1].idempotencyKey).toBe(sent[0].idempotencyKey)
  },
)

test.each(['a note', 'a call'] as const)(
  '%s is there again for its member alone after a new sign-in, and is saved under its key',
  async (step) => {
    const { field, save, saved, procedure } = aStep[step]
    const outcome = () => screen.getByLabelText<HTMLInputElement>(deskCase.call.outcomes['no answer'])
    const first = fakeDesk(olive, { ...money, 'desk.findCase': returns(aCase) })
    first.answer(procedure, fails(401, 'Please sign in.'))
    const { user } = await open()
    await user.type(await screen.findByLabelText(field), 'Tea')
    await user.click(outcome())
    await user.click(screen.getByRole('button', { name: save }))
    await screen.findByRole('heading', { name: deskEntry.login.heading })
    cleanup()
    fakeDesk({ ...olive, id: will.id }, { ...money, 'desk.findCase': returns(aCase) })
    await open()
    expect(await screen.findByLabelText(field)).toHaveProperty('value', '')
    expect(outcome().checked).toBe(false)
    cleanup()
    const answers = { ...money, 'desk.findCase': returns(aCase), [procedure]: returns(null) }
    const second = fakeDesk(olive, answers)
    await open()
    expect(await screen.findByLabelText(field)).toHaveProperty('value', 'Tea')
    expect(outcome().checked).toBe(true)
    await user.click(screen.getByRole('button', { name: save }))
    expect(await screen.findByText(saved)).toBeTruthy()
    expect(second.inputsOf(procedure)).toEqual(first.inputsOf(procedure))
    cleanup()
    await open()
    expect(await screen.findByLabelText(field)).toHaveProperty('value', '')
  },
)

test('a note that another tab has saved leaves the field', async () => {
  allowFunctional()
  fakeDesk(olive, { ...money, 'desk.findCase': returns(aCase) })
  const { user } = await open()
  const field = await screen.findByLabelText(deskCase.note.label)
  await user.type(field, 'Tea')
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix))
  expect(key).toContain(number)
  act(() => otherTabEnds(key))
  expect(field).toHaveProperty('value', '')
})

firstOf(['a note', 'a call', 'a put-off'] as const)(
  'the sentence that %s is saved takes the focus from its button once, and not from a field',
  async (step) => {
    const { field: label, save, saved, procedure, typed } = aStep[step]
    fakeDesk(olive, { ...money, 'desk.findCase': returns(aCase), [procedure]: returns(null) })
    const { user } = await open()
    const field = await screen.findByLabelText(label)
    fireEvent.change(field, { target: { value: typed } })
    await user.click(screen.getByRole('button', { name: save }))
    const done = await screen.findByText(saved)
    expect(document.activeElement).toBe(done)
    act(() => field.focus())
    fireEvent.change(field, { target: { value: typed } })
    expect(screen.queryByText(saved)).toBeNull()
    fireEvent.change(field, { target: { value: '' } })
    expect(document.activeElement).toBe(field)
  },
)

firstOf([
  ['agent', deskCase.brief.ask],
  ['writer', deskCase.brief.asks(olive.name)],
] as const)('of a missing brief the %s is told who asks for it', async (role, told) => {
  const waiting = {
    ...aCase,
    order: { ...aCase.order, note: '', status: 'Paid' },
    claimedBy: { id: olive.id, name: olive.name, email: olive.email },
    claimedAt: aCase.order.createdAt,
  }
  fakeDesk({ ...olive, role }, { ...money, 'desk.findCase': returns(waiting) })
  await open()
  expect(await screen.findByText(told)).toBeTruthy()
})

firstOf(['Completed', 'Cancelled', 'Refunded'] as const)(
  'no writer is asked for on an order that is %s',
  async (status) => {
    fakeDesk(olive, {
      ...money,
      'desk.findCase': returns({ ...aCase, order: { ...aCase.order, status } }),
    })
    await open()
    expect(await screen.findByRole('button', { name: deskCase.hand.claim.agent })).toBeTruthy()
    expect(screen.queryByRole('button', { name: deskCase.hand.claim.writer })).toBeNull()
  },
)
