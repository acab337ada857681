import { conversation } from '@northword/content/orders/conversation'
import { profile } from '@northword/content/orders/profile'
import { orderMessageMaxLength } from '@northword/contract/lengths'
import type { ConversationView } from '@northword/contract/orders/conversation'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const words = conversation.form
const nothing: ConversationView = {
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
