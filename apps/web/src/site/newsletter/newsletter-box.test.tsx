import { failures } from '@northword/content/operate/failures'
import { notOpenWords } from '@northword/content/operate/not-open'
import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, isUnreachable, proxyError, refuses } from '../../testing/fake-server.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { renderOrdering } from '../../testing/render-ordering.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

freshPage()

const { email, button, sent } = newsletter.box
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: email.label })
const asked = () => Response.json({ result: { data: { message: newsletterMessages.asked } } })

async function subscribe(address: string, ...answers: Parameters<typeof fakeServer>) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<NewsletterBox />)
  if (address) await user.type(field(), address)
  await user.click(screen.getByRole('button', { name: button }))
  return { user, ...server }
}

test.each([
  ['', 'Email is required'],
  ['ada@', 'Please enter a valid email address'],
])('“%s” is refused at the field', async (address, sentence) => {
  const { user, fetch } = await subscribe(address, asked)
  await screen.findByText(sentence)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(fetch).not.toHaveBeenCalled()
  await user.type(field(), 'x')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a subscriber is asked to look into the inbox, and that stays', async () => {
  const { user, received } = await subscribe('ada@tearoom.example', asked)
  const heading = await screen.findByRole('heading', { name: sent.heading })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(received).toEqual([{ email: 'ada@tearoom.example' }])
  expect(field().value).toBe('')
  await user.type(field(), 'grace')
  expect(screen.getByText(newsletterMessages.asked)).toBeTruthy()
})

test.each([
  ['nobody answers', isUnreachable, newsletterMessages.unreachable],
  ['a proxy answers', proxyError(502), newsletterMessages.failed],
])('the address stays where %s', async (_, answer, sentence) => {
  await subscribe('ada@tearoom.example', answer)
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(field().value).toBe('ada@tearoom.example')
})

test('a studio that is not open yet says so below the field, and to an address that is sent, which stays', async () => {
  const line = document.createElement('aside')
  Object.assign(line, { id: 'not-open', textContent: notOpenWords.line })
  document.body.prepend(line)
  await subscribe('ada@tearoom.example', refuses(409, failures.notOpen))
  const box = within(screen.getByRole('form', { name: newsletter.box.label }))
  expect(box.getByText(notOpenWords.line)).toBeTruthy()
  expect((await box.findByRole('alert')).textContent).toBe(failures.notOpen)
  expect(field().value).toBe('ada@tearoom.example')
  line.remove()
})
