import { conversation } from '@northword/content/orders/conversation'
import type { ConversationView } from '@northword/contract/orders/conversation'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const words = conversation.form
const nothing: ConversationView = { messages: [], earlier: 0, answerBy: null, maySayPaid: false }

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
