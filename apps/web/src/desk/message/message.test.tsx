import { deskMessage as words } from '@northword/content/desk/desk-message'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const id = '0199a000-0000-7000-8000-0000000000b1'
const message = {
  id,
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  message: 'Do you write manuals?',
  isUrgent: false,
  createdAt: '2026-03-06T05:00:00.000Z',
  dueAt: '2026-03-06T09:00:00.000Z',
  answeredAt: null,
}

test('a message tells who wrote it, from which address and when', async () => {
  fakeDesk(olive, { 'desk.findMessage': returns(message) })
  await openDesk(`/desk/messages/${id}`)
  expect(await screen.findByRole('heading', { name: words.heading(message.name) })).toBeTruthy()
  const address = screen.getByRole('link', { name: message.email })
  expect(address.getAttribute('href')).toBe(`mailto:${message.email}`)
  expect(address.parentElement?.textContent).toMatch(/Received .*March 6/)
})

test('the button that settles a message goes with it, and the heading has the focus', async () => {
  const server = fakeDesk(olive, {
    'desk.findMessage': returns(message),
    'desk.settleMessage': returns(null),
  })
  const { user } = await openDesk(`/desk/messages/${id}`)
  const settle = await screen.findByRole('button', { name: words.settle })
  server.answer('desk.findMessage', returns({ ...message, answeredAt: message.dueAt, dueAt: null }))
  await user.click(settle)
  await waitFor(() => expect(settle.isConnected).toBe(false))
  const heading = screen.getByRole('heading', { name: words.heading(message.name) })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
