import { approvalUndo as words } from '@northword/content/orders/undo-pages'
import { pages } from '@northword/content/site/pages'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, isUnreachable, refuses } from '../../../testing/fake-server.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { renderOrdering } from '../../../testing/render-ordering.tsx'
import { serve } from '../../../testing/served.tsx'
import UndoApprovalPage from './undo-approval.page.tsx'

freshPage()

const path = '/o/undo-approval'
const token = 'a'.repeat(43)
const address = `${path}?token=${token}`
const done = () => Response.json({ result: { data: null } })
const button = () => screen.getByRole('button', { name: words.button })
const heading = () => screen.getByRole('heading', { level: 1 })

function open(...answers: Parameters<typeof fakeServer>) {
  const server = fakeServer(...answers)
  const page = <UndoApprovalPage head={pages.undoApproval} params={{}} />
  return { ...renderOrdering(page, { path: address }), ...server }
}
beforeEach(() => window.history.replaceState(null, '', address))

test('opening it takes nothing back, and its button does, once', async () => {
  const { user, fetch, received } = open(done)
  expect(heading().textContent).toBe(pages.undoApproval.heading)
  expect(fetch).not.toHaveBeenCalled()
  await user.click(button())
  await screen.findByText(words.done.text)
  expect(heading().textContent).toBe(words.done.heading)
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  expect(received).toEqual([{ token }])
  expect(fetch.mock.calls[0]?.[0]).toBe('/trpc/reviews.undoApproval')
  expect(screen.getByRole('link', { name: words.onward.label }).getAttribute('href')).toBe(words.onward.to)
})

test('a link that has done its work, or is too old, says so', async () => {
  const { user } = open(refuses(400, 'This link has expired or was used before.'))
  await user.click(button())
  await screen.findByText(words.dead.text)
  expect(screen.getByRole('link', { name: words.writeTo.label })).toBeTruthy()
})

test.each([
  ['nobody answers', isUnreachable, words.unreachable],
  ['it is too late', refuses(409, 'This can no longer be undone.'), 'This can no longer be undone.'],
])('says why where %s', async (_, failure, sentence) => {
  const { user } = open(failure)
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test('it says so where part of the link is missing', () => {
  window.history.replaceState(null, '', path)
  open(done)
  expect(heading().textContent).toBe(words.missing.heading)
})

test('without scripts its form is posted, and the page that comes back says what came of it', async () => {
  await serve(address, {})
  const form = button().closest('form')
  expect([form?.method, form?.hasAttribute('action')]).toEqual(['post', false])
  document.body.replaceChildren()
  await serve(path, { posted: { kind: 'sent', form: 'approval-undo', facts: {} } })
  expect(heading().textContent).toBe(words.done.heading)
  document.body.replaceChildren()
})
