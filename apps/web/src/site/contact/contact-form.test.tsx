import { contact } from '@northword/content/site/contact'
import { contactMessages } from '@northword/contract/messages'
import type { PostedForm } from '@northword/contract/site/page-state'
import { firstOf } from '@northword/rig/first-of'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer, isUnreachable, proxyError, refuses } from '../../testing/fake-server.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { renderOrdering } from '../../testing/render-ordering.tsx'
import { ServedPage } from '../served/page-state.tsx'
import { forgetUser, rememberUser } from '../session/session-store.ts'
import { ContactForm } from './contact-form.tsx'

freshPage()

const { fields, button, sending, sent } = contact.form
const thanked = contactMessages.sent(sent.within)
const nora = { name: 'Nora Reyes', email: 'nora@bakery.example', message: 'Can you write in Tagalog?' }
type Name = keyof typeof nora

const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name: fields[name].label })
const typed = () => ({
  name: field('name').value,
  email: field('email').value,
  message: field('message').value,
})
const thanks = () => Response.json({ result: { data: { message: 'Thank you from the server.' } } })

function open(...answers: Parameters<typeof fakeServer>) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<ContactForm />)
  return { user, ...server }
}

async function fill(user: UserEvent, values: Partial<typeof nora>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name as Name))
    await user.paste(value)
  }
}

const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: button }))

test('an empty form tells each field’s own sentence, in order, and the focus goes to the first', async () => {
  const { user, fetch } = open(thanks)
  await press(user)
  await screen.findByText('Name is required')
  const told = (['name', 'email', 'message'] as const).map((name) => {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids.at(-1) ?? '')?.textContent
  })
  expect(told).toEqual(['Name is required', 'Email is required', 'Message is required'])
  await waitFor(() => expect(document.activeElement).toBe(field('name')))
  expect(fetch).not.toHaveBeenCalled()
})

test('editing a field takes its error away, and no other, and leaves the focus there', async () => {
  const { user } = open(thanks)
  await fill(user, { email: 'nora@bakery' })
  await press(user)
  await screen.findByText('Please enter a valid email address')
  await user.type(field('email'), '.')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  expect(screen.getByText('Name is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('email')))
})

test('while it is sent, everything is disabled, the button says so, and it is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, fetch } = open(() => promise)
  await fill(user, nora)
  await press(user)
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: sending })
  expect(waiting.disabled).toBe(true)
  expect([field('name'), field('email'), field('message')].every(({ disabled }) => disabled)).toBe(true)
  await user.click(waiting)
  resolve(thanks())
  await screen.findByText('Thank you from the server.')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a message that was sent leaves an empty form and a lasting confirmation with the focus', async () => {
  const { user, received } = open(thanks)
  await fill(user, nora)
  await press(user)
  const heading = await screen.findByRole('heading', { name: sent.heading })
  expect(received).toEqual([{ ...nora, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string }])
  expect(typed()).toEqual({ name: '', email: '', message: '' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.type(field('message'), 'One more thing')
  expect(screen.getByText('Thank you from the server.')).toBeTruthy()
  // Not every message has a receipt.
  expect(screen.getByText(sent.next).textContent).not.toContain('on its way')
})

test('a message that came back with a mistake is gone once it is sent, also where the next one has one', async () => {
  fakeServer(thanks)
  const mistaken = { ...nora, email: 'nora@bakery' }
  const { user } = renderOrdering(
    <ServedPage state={{ posted: cameBack(mistaken) }}>
      <ContactForm />
    </ServedPage>,
  )
  expect(typed()).toEqual(mistaken)
  fireEvent.input(field('email'), { target: { value: nora.email } })
  await press(user)
  await screen.findByText('Thank you from the server.')
  expect(typed()).toEqual({ name: '', email: '', message: '' })
  fireEvent.input(field('message'), { target: { value: 'One more thing' } })
  await press(user)
  await screen.findByText('Name is required')
  expect(typed()).toEqual({ name: '', email: '', message: 'One more thing' })
})

function cameBack(values: typeof nora): PostedForm {
  const message = 'Please enter a valid email address'
  const refusal = { status: 400, message, issues: [{ path: 'email', message }] }
  return { kind: 'refused', form: 'contact', typed: values, ...refusal }
}

test('beside the sentence stands by when an answer comes, in Hong Kong time', async () => {
  const answerBy = '2026-11-23T05:00:00.000Z'
  const { user } = open(() => Response.json({ result: { data: { message: thanked, answerBy } } }))
  await fill(user, nora)
  await press(user)
  expect(await screen.findByText(thanked)).toBeTruthy()
  expect(
    screen.getByText(
      /^That is in business hours: a person answers by .*Monday, November 23 at 1:00 PM Hong Kong time\)?\.$/,
    ),
  ).toBeTruthy()
})

test('a server that takes it without a word is spoken for', { tags: ['thorough'] }, async () => {
  const { user } = open(() => Response.json({ result: { data: { message: '' } } }))
  await fill(user, nora)
  await press(user)
  expect(await screen.findByText(thanked)).toBeTruthy()
})

firstOf([
  [
    'says why',
    refuses(429, 'Too many tries. Please wait a minute and try again.'),
    'Too many tries. Please wait a minute and try again.',
  ],
  ['says nothing', proxyError(502), contactMessages.failed],
  ['cannot be reached', isUnreachable, contactMessages.unreachable],
] as const)('nothing typed is lost where the server %s', async (_, answer, sentence) => {
  const { user, answerWith } = open(answer)
  await fill(user, nora)
  await press(user)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(sentence)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(typed()).toEqual(nora)
  answerWith(thanks)
  await press(user)
  await screen.findByText('Thank you from the server.')
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Sends the same message twice; returns the idempotency keys. */
async function sendTwice(...answers: Parameters<typeof fakeServer>) {
  const { user, received } = open(...answers)
  for (const [at] of answers.entries()) {
    // Text typed by user-event would return after the form was reset.
    for (const [name, value] of Object.entries(nora))
      fireEvent.input(field(name as Name), { target: { value } })
    await press(user)
    await waitFor(() => expect(received).toHaveLength(at + 1))
    await screen.findByRole('button', { name: button })
    // The outcome takes the focus.
    await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('-1'))
  }
  return received.map(({ idempotencyKey }) => idempotencyKey)
}

test('a message whose answer was lost is sent again under its key', async () => {
  const [first, second] = await sendTwice(isUnreachable, thanks)
  expect(second).toBe(first)
})

test('another message has another key', { tags: ['thorough'] }, async () => {
  const [first, second] = await sendTwice(thanks, thanks)
  expect(second).not.toBe(first)
})

test(
  'where its key stands for something else, the form says so and is another message',
  { tags: ['thorough'] },
  async () => {
    const { user, received, answerWith } = open(refuses(422, 'This idempotency key was already used.'))
    await fill(user, nora)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toBe(contact.form.another)
    answerWith(thanks)
    await press(user)
    await screen.findByText('Thank you from the server.')
    expect(received[1]?.idempotencyKey).not.toBe(received[0]?.idempotencyKey)
  },
)

test('an objection of the server to a field is told at the field', async () => {
  const issues = [{ path: 'name', message: 'Name contains characters that cannot be stored' }]
  const { user } = open(refuses(400, 'Name contains characters that cannot be stored', issues))
  await fill(user, nora)
  await press(user)
  await screen.findByText('Name contains characters that cannot be stored')
  await waitFor(() => expect(document.activeElement).toBe(field('name')))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a client who is signed in finds name and email filled in, also for the next message', async () => {
  rememberUser({ id: '1', name: nora.name, email: nora.email })
  const { user } = open(thanks)
  expect(typed()).toEqual({ ...nora, message: '' })
  expect(screen.getByText(contact.form.prefilled)).toBeTruthy()
  await fill(user, { message: nora.message })
  await press(user)
  await screen.findByText('Thank you from the server.')
  expect(typed()).toEqual({ ...nora, message: '' })
  act(forgetUser)
  expect(typed()).toEqual({ name: '', email: '', message: '' })
})

test('typed fields are not replaced when it turns out who is signed in', async () => {
  const { user } = open(thanks)
  await fill(user, { name: 'N. Reyes' })
  act(() => rememberUser({ id: '1', name: nora.name, email: nora.email }))
  expect(typed()).toEqual({ name: 'N. Reyes', email: nora.email, message: '' })
  act(forgetUser)
})

test('a form without its script is posted to the page that it stands on', () => {
  open(thanks)
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact'])
})
