import { conversation } from '@northword/content/orders/conversation'
import { profile } from '@northword/content/orders/profile'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { orderMessageMaxLength } from '@northword/contract/lengths'
import type { ConversationView } from '@northword/contract/orders/conversation'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../site/api/query-client.ts'
import { adasAccount, detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { brakes, version } from '../../../testing/text-fixtures.ts'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const words = conversation.form
const nothing: ConversationView = {
  next: null,
  messages: [],
  earlier: 0,
  answerBy: null,
  maySayPaid: false,
  saidPaidAt: null,
}

test('the field of a message, which is emptied once it is sent, takes nothing until then', async () => {
  const answer = Promise.withResolvers<ConversationView>()
  const server = fakeAccount({ order: detailed({ number }) }, { 'conversation.write': () => answer.promise })
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words.label, { selector: 'textarea' })
  await user.type(field, 'Is Friday good?')
  await user.click(screen.getByRole('button', { name: words.button }))
  await screen.findByRole('button', { name: words.pending })
  await user.type(field, ' Or Monday?')
  expect([field.readOnly, field.value]).toEqual([true, 'Is Friday good?'])
  answer.resolve(nothing)
  await screen.findByText(words.sent)
  expect([field.readOnly, field.value]).toEqual([false, ''])
  expect(server.inputsOf('conversation.write')).toMatchObject([{ text: 'Is Friday good?' }])
})

test('a message that cannot be sent as it is says why, and the focus is in its field', async () => {
  const missing = refuses(400, 'The request is not valid.', [
    { path: 'text', message: 'Message is required' },
  ])
  fakeAccount({ order: detailed({ number }) }, { 'conversation.write': missing })
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  await user.click(await screen.findByRole('button', { name: words.button }))
  expect((await screen.findByRole('alert')).textContent).toBe('Message is required')
  expect(document.activeElement).toBe(screen.getByLabelText(words.label, { selector: 'textarea' }))
})

test('a message that is too long to be sent says so, and stays whole', async () => {
  const tooLong = 'Message must be at most 5,000 characters'
  const refused = refuses(400, 'The request is not valid.', [{ path: 'text', message: tooLong }])
  fakeAccount({ order: detailed({ number }) }, { 'conversation.write': refused })
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words.label, { selector: 'textarea' })
  const text = 'x'.repeat(orderMessageMaxLength + 1)
  await user.click(field)
  await user.paste(text)
  expect(field.value).toBe(text)
  await user.click(screen.getByRole('button', { name: words.button }))
  expect((await screen.findByRole('alert')).textContent).toBe(tooLong)
  expect(field.value).toBe(text)
})

test('a message whose answer was lost may have arrived, and the page does not deny it', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  fakeAccount({ order: detailed({ number }) }, { 'conversation.write': lost })
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  await user.type(await screen.findByLabelText(words.label, { selector: 'textarea' }), 'Is Friday good?')
  await user.click(screen.getByRole('button', { name: words.button }))
  expect((await screen.findByRole('alert')).textContent).toBe(profile.unreachable)
  expect(profile.unreachable).not.toContain('nothing has changed')
})

const path = `/dashboard/orders/${number}`
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>(words.label, { selector: 'textarea' })
const keptDrafts = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => key.startsWith(draftPrefix))

test('a message that is not sent is there again for its writer alone once its text was read', async () => {
  fakeAccount(
    { order: detailed({ number, status: 'Delivered' }) },
    { 'deliveries.list': () => ({ pieces: [brakes] }), 'deliveries.read': () => version() },
  )
  const { user } = await openPrivatePage(path)
  await user.type(await messageField(), 'Is Friday good?')
  await user.click(await screen.findByRole('link', { name: 'Read Version 2 of Blog Post 1' }))
  await user.click(await screen.findByRole('link', { name: new RegExp(deliveredTexts.page.back) }))
  expect((await messageField()).value).toBe('Is Friday good?')
  cleanup()
  await openPrivatePage(path, { ...adasAccount, id: 'bao-2' })
  expect((await messageField()).value).toBe('')
})

test('a message is there again after a new sign-in, is sent under its key, and is not kept then', async () => {
  const server = fakeAccount(
    { order: detailed({ number }) },
    { 'conversation.write': refuses(401, 'Please sign in.') },
  )
  const first = await openPrivatePage(path)
  await first.user.type(await messageField(), 'Is Friday good?')
  await first.user.click(screen.getByRole('button', { name: words.button }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  cleanup()
  server.answer({ 'conversation.write': () => nothing })
  const { user } = await openPrivatePage(path)
  expect((await messageField()).value).toBe('Is Friday good?')
  await user.click(screen.getByRole('button', { name: words.button }))
  await screen.findByText(words.sent)
  expect([(await messageField()).value, keptDrafts()]).toEqual(['', []])
  const [one, other] = server.inputsOf('conversation.write')
  expect(other).toEqual(one)
})

test('a message that has arrived though its answer was lost is not there again', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const server = fakeAccount({ order: detailed({ number }) }, { 'conversation.write': lost })
  const { user } = await openPrivatePage(path)
  await user.type(await messageField(), 'Is Friday good?')
  await user.click(screen.getByRole('button', { name: words.button }))
  await screen.findByRole('alert')
  cleanup()
  queryClient.clear()
  const said = {
    id: 'm1',
    at: '2026-03-06T05:00:00.000Z',
    from: 'client',
    kind: 'message',
    by: null,
    text: 'Is Friday good?',
  } as const
  server.answer({ 'conversation.list': () => ({ ...nothing, messages: [said] }) })
  await openPrivatePage(path)
  expect([(await messageField()).value, keptDrafts()]).toEqual(['', []])
})

test('earlier messages come above those on screen by the keyboard, also after a failure', async () => {
  const says = (id: string, text: string) =>
    ({ id, at: '2026-03-06T05:00:00.000Z', from: 'client', kind: 'message', by: null, text }) as const
  const latest: ConversationView = { ...nothing, next: 'one', messages: [says('m2', 'Two')], earlier: 1 }
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  const answerWith =
    (newest: ConversationView, before: () => unknown) =>
    ({ cursor }: { cursor?: string }) =>
      cursor === 'one' ? before() : newest
  const server = fakeAccount(
    { order: detailed({ number }) },
    { 'conversation.list': answerWith(latest, unreachable) },
  )
  const { user } = await openPrivatePage(path)
  await user.type(await messageField(), 'Is Friday good?')
  const more = await screen.findByRole('button', { name: conversation.more })
  act(() => more.focus())
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(profile.unreachable)
  const moved = { ...latest, next: 'two', messages: [says('m3', 'Three')], earlier: 2 }
  const first = { ...nothing, messages: [says('m1', 'One')] }
  server.answer({ 'conversation.list': answerWith(moved, () => first) })
  await user.keyboard('{Enter}')
  const list = within(screen.getByRole('list', { name: conversation.heading }))
  await list.findByText('One')
  await waitFor(() => expect(document.activeElement).toBe(list.getAllByRole('listitem')[0]))
  expect(screen.queryByRole('button', { name: conversation.more })).toBeNull()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await list.findByText('Three')
  const texts = list.getAllByText(/^(One|Two|Three)$/).map(({ textContent }) => textContent)
  expect(texts).toEqual(['One', 'Two', 'Three'])
  expect((await messageField()).value).toBe('Is Friday good?')
})
