import { deskCase } from '@northword/content/desk/desk-case'
import { deskConversation as words } from '@northword/content/desk/desk-conversation'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import type { DeskConversation, DeskMessageView } from '@northword/contract/orders/conversation'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive, will } from '../../../testing/fake-desk.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number, createdAt: at, fullName } = aCase.order
const message = (id: string, text: string, more: Partial<DeskMessageView> = {}): DeskMessageView => ({
  id,
  at,
  from: 'client',
  kind: 'message',
  by: null,
  text,
  state: 'shown',
  ...more,
})
const question = message('0199a000-0000-7000-8000-0000000000a1', 'May it be longer?')
const ofStudio = { from: 'studio', by: olive.name } as const

const talk = (...messages: DeskMessageView[]): DeskConversation => ({
  next: null,
  messages,
  earlier: 0,
  answerBy: null,
  mayWrite: true,
})

async function open(found: DeskConversation, member = olive) {
  const server = fakeDesk(member, {
    'payments.find': noMoney,
    'desk.findCase': returns(aCase),
    'desk.conversation': returns(found),
  })
  const { user } = await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: words.heading }))
  return { server, user, part }
}

test('messages are listed in order with their writers, also those that the client does not see', async () => {
  const held = message('m2', 'Until Tuesday.', { ...ofStudio, state: 'held' })
  const cancelled = message('m3', 'No, sorry.', { ...ofStudio, state: 'cancelled' })
  const { part } = await open(talk(question, held, cancelled))
  const told = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(told).toEqual([
    expect.stringMatching(new RegExp(`^${fullName}.*May it be longer\\?$`)),
    expect.stringMatching(new RegExp(`^${olive.name}.*Until Tuesday\\.${words.states.held}$`)),
    expect.stringMatching(new RegExp(`^${olive.name}.*No, sorry\\.${words.states.cancelled}$`)),
  ])
})

test('earlier messages come above those on screen, also where newer ones move those on', async () => {
  const latest = { ...talk(message('m2', 'Two')), next: 'one', earlier: 1 }
  const { server, user, part } = await open(latest)
  const before = `desk.conversation?input=${encodeURIComponent(JSON.stringify({ number, cursor: 'one' }))}`
  server.answer(before, fails(503, 'We cannot reach our database right now.'))
  const field = await part.findByLabelText(words.form.label)
  await user.type(field, 'Hello')
  await user.click(part.getByRole('button', { name: words.more }))
  expect(await part.findByText('We cannot reach our database right now.')).toBeTruthy()
  server.answer(before, returns(talk(message('m1', 'One'))))
  await user.click(part.getByRole('button', { name: words.more }))
  await part.findByText('One')
  await waitFor(() => expect(document.activeElement).toBe(part.getAllByRole('listitem')[0]))
  expect(part.queryByRole('button', { name: words.more })).toBeNull()
  server.answer('desk.conversation', returns({ ...talk(message('m3', 'Three')), next: 'two', earlier: 2 }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await part.findByText('Three')
  const texts = part.getAllByText(/^(One|Two|Three)$/).map(({ textContent }) => textContent)
  expect(texts).toEqual(['One', 'Two', 'Three'])
  expect(field).toHaveProperty('value', 'Hello')
})

test('an answer is written once, to what was on screen, and the form is empty again', async () => {
  const { server, user, part } = await open({ ...talk(question), answerBy: at })
  const field = await part.findByLabelText(words.form.label)
  const answered = message('m2', 'Yes, do.', { ...ofStudio, state: 'held' })
  server.answer('desk.writeToClient', returns(talk(question, answered)))
  server.answer('desk.conversation', returns(talk(question, answered)))
  await user.type(field, 'Yes, do.{Control>}{Enter}{/Control}')
  expect(await part.findByText(words.states.held)).toBeTruthy()
  expect(part.getByText(words.form.sent)).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('')
  const sent = { number, text: 'Yes, do.', seen: question.id, idempotencyKey: expect.any(String) }
  expect(server.inputsOf('desk.writeToClient')).toEqual([sent])
  server.answer('desk.conversation', returns(talk(question, { ...answered, state: 'shown' })))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(part.queryByText(words.states.held)).toBeNull())
  expect(part.queryByText(words.form.sent)).toBeNull()
})

test('the focus stays in another field when a message has been sent', async () => {
  const { server, user, part } = await open(talk(question))
  const answered = talk(question, message('m2', 'Yes.', { ...ofStudio, state: 'held' }))
  const sending = Promise.withResolvers<void>()
  server.answer('desk.writeToClient', async (input) => {
    await sending.promise
    server.answer('desk.conversation', returns(answered))
    return returns(answered)(input)
  })
  await user.type(await part.findByLabelText(words.form.label), 'Yes.{Control>}{Enter}{/Control}')
  const note = screen.getByLabelText(deskCase.note.label)
  await user.click(note)
  sending.resolve()
  await part.findByText(words.form.sent)
  await user.type(note, 'x', { skipClick: true })
  expect(document.activeElement).toBe(note)
  expect(note).toHaveProperty('value', 'x')
})

test(
  'a message is said to leave soon until it has left, and not while one of a colleague waits',
  { tags: ['thorough'] },
  async () => {
    const { server, user, part } = await open(talk(question))
    const field = await part.findByLabelText(words.form.label)
    const answered = message('m2', 'Yes, do.', { ...ofStudio, state: 'held' })
    const find = (...messages: DeskMessageView[]) =>
      server.answer('desk.conversation', returns(talk(...messages)))
    server.answer('desk.writeToClient', returns(talk(question, answered)))
    find(question, answered)
    await user.type(field, answered.text)
    await user.click(part.getByRole('button', { name: words.form.button }))
    expect(await part.findByText(words.form.sent)).toBeTruthy()
    const left = { ...answered, state: 'shown' } as const
    find(question, left)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(part.queryByText(words.form.sent)).toBeNull())
    find(question, left, message('m3', 'And by Friday.', { from: 'studio', by: will.name, state: 'held' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await part.findByText(words.states.held)).toBeTruthy()
    expect(part.queryByText(words.form.sent)).toBeNull()
  },
)

test(
  'the focus is on the sentence for the key that cancels, and stays in the field of what is typed next',
  { tags: ['thorough'] },
  async () => {
    const { server, user, part } = await open(talk(question))
    const field = await part.findByLabelText(words.form.label)
    const answered = message('m2', 'Yes.', { ...ofStudio, state: 'held' })
    for (const call of ['desk.writeToClient', 'desk.conversation'])
      server.answer(call, returns(talk(question, answered)))
    await user.type(field, `${answered.text}{Control>}{Enter}{/Control}`)
    await waitFor(async () => expect(document.activeElement).toBe(await part.findByText(words.form.sent)))
    await user.type(field, 'P{Backspace}')
    expect(part.queryByText(words.form.sent)).toBeNull()
    expect(document.activeElement).toBe(field)
  },
)

test('a message that could not be sent stays, and goes out under the same key', async () => {
  const { server, user, part } = await open(talk())
  server.answer('desk.writeToClient', fails(503, 'We cannot reach our database right now.'))
  const field = await part.findByLabelText(words.form.label)
  await user.type(field, 'Hello')
  const send = part.getByRole('button', { name: words.form.button })
  await user.click(send)
  expect(await part.findByText('We cannot reach our database right now.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('Hello')
  await user.click(send)
  const [first, second] = server.inputsOf('desk.writeToClient')
  expect(second).toEqual(first)
})

test('a message is there again for its member alone after a new sign-in, and is sent under its key', async () => {
  const first = await open(talk())
  first.server.answer('desk.writeToClient', fails(401, 'Please sign in.'))
  await first.user.type(await first.part.findByLabelText(words.form.label), 'Hello')
  await first.user.click(first.part.getByRole('button', { name: words.form.button }))
  await screen.findByRole('heading', { name: deskEntry.login.heading })
  cleanup()
  const other = await open(talk(), { ...olive, id: will.id })
  expect(await other.part.findByLabelText(words.form.label)).toHaveProperty('value', '')
  cleanup()
  const { server, user, part } = await open(talk())
  const field = await part.findByLabelText(words.form.label)
  expect(field).toHaveProperty('value', 'Hello')
  const answered = message('m2', 'Hello', { ...ofStudio, state: 'held' })
  for (const call of ['desk.writeToClient', 'desk.conversation']) server.answer(call, returns(talk(answered)))
  await user.click(part.getByRole('button', { name: words.form.button }))
  expect(await part.findByText(words.form.sent)).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix))).toEqual([])
  expect(server.inputsOf('desk.writeToClient')).toEqual(first.server.inputsOf('desk.writeToClient'))
})

test('a message that has arrived though its answer was lost is not there again', async () => {
  const { server, user, part } = await open(talk())
  server.answer('desk.writeToClient', fails(503, 'We cannot reach our database right now.'))
  await user.type(await part.findByLabelText(words.form.label), 'Hello')
  await user.click(part.getByRole('button', { name: words.form.button }))
  expect(await part.findByText('We cannot reach our database right now.')).toBeTruthy()
  cleanup()
  const again = await open(talk(message('m2', 'Hello', ofStudio)))
  expect(await again.part.findByLabelText(words.form.label)).toHaveProperty('value', '')
})

test('an empty message is refused for its text, under a key of its own', { tags: ['thorough'] }, async () => {
  const { server, user, part } = await open(talk())
  server.answer('desk.writeToClient', fails(400, 'Message is required'))
  await user.click(await part.findByRole('button', { name: words.form.button }))
  expect(await part.findByText('Message is required')).toBeTruthy()
  const key = expect.stringMatching(/^[\da-f-]{36}$/) as string
  expect(server.inputsOf('desk.writeToClient')).toEqual([
    { number, text: '', idempotencyKey: key, seen: null },
  ])
})

test('a message that needs no answer is settled', async () => {
  const { server, user, part } = await open({ ...talk(question), answerBy: at })
  const settle = await part.findByRole('button', { name: words.settle })
  server.answer('desk.settleAnswer', returns(talk(question)))
  server.answer('desk.conversation', returns(talk(question)))
  await user.click(settle)
  await waitFor(() => expect(part.queryByRole('button', { name: words.settle })).toBeNull())
  expect(server.inputsOf('desk.settleAnswer')).toEqual([{ number, seen: question.id }])
})

test('a writer reads along and writes to nobody', async () => {
  const { part } = await open({ ...talk(question), answerBy: at }, { ...olive, id: will.id, role: 'writer' })
  expect(await part.findByText(question.text)).toBeTruthy()
  expect(part.queryByLabelText(words.form.label)).toBeNull()
  expect(part.queryByRole('button', { name: words.settle })).toBeNull()
})
