import { deskMessage as words } from '@northword/content/desk/desk-message'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

test('a message tells who wrote it, from which address and when', async () => {
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
  fakeDesk(olive, { 'desk.findMessage': returns(message) })
  await openDesk(`/desk/messages/${id}`)
  expect(await screen.findByRole('heading', { name: words.heading(message.name) })).toBeTruthy()
  const address = screen.getByRole('link', { name: message.email })
  expect(address.getAttribute('href')).toBe(`mailto:${message.email}`)
  expect(address.parentElement?.textContent).toMatch(/Received .*March 6/)
})
