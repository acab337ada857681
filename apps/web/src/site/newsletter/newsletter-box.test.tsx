import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, isUnreachable, proxyError } from '../../testing/fake-server.ts'
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

test('who subscribes is asked to look into the inbox, and that stays', async () => {
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
