import { deskMails as words, invitedAnew } from '@northword/content/desk/desk-mails'
import { requestOver } from '@northword/content/operate/failures'
import type { MailDetail, MailRow } from '@northword/contract/desk/desk-mails'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aMail, fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { deskClient } from '../api/desk-client.ts'

freshPage()

const row = (at: number, subject: string, more: Partial<MailRow> = {}): MailRow => ({
  ...aMail,
  id: `0199a000-0000-7000-8000-0000000000b${at}`,
  subject,
  ...more,
})
const failed = row(1, 'We have your order', { status: 'failed', answer: '550 No such mailbox' })
const ofAccount = row(2, 'Reset your password', { kind: 'reset-password', isOpen: false })
const older = row(3, 'The first mail of all')
const detail: MailDetail = { ...failed, text: 'Thank you.\nWe call you.', hasLinks: true, mayResend: true }

async function open(answers: Parameters<typeof fakeDesk>[1]) {
  const server = fakeDesk(olive, { 'desk.heldMails': returns([]), ...answers })
  const { user } = await openDesk('/desk/mail')
  return { server, user }
}
const page = (...mails: MailRow[]) => returns({ mails, next: null })
const toRead = (subject: string) => screen.findByRole('button', { name: words.openNamed(subject) })

test('each mail tells what became of it, and those about an account cannot be read', async () => {
  await open({ 'desk.mails': page(failed, ofAccount) })
  await toRead(failed.subject)
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain(words.state(words.states.failed, '550 No such mailbox'))
  expect(second?.textContent).toContain(words.otherKind)
  expect(within(second ?? document.body).queryByRole('button')).toBeNull()
})

test('where there is none, the list says so', async () => {
  await open({ 'desk.mails': page() })
  expect(await screen.findByText(words.none)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a list that goes on shows more when it is wanted, from its first new row', async () => {
  const next = `1_${failed.createdAt}_${failed.id}`
  const { server, user } = await open({ 'desk.mails': returns({ mails: [failed], next }) })
  await toRead(failed.subject)
  server.answer('desk.mails', page(older))
  await user.click(screen.getByRole('button', { name: words.more }))
  const first = await toRead(older.subject)
  await waitFor(() => expect(document.activeElement).toBe(first))
  await toRead(failed.subject)
  expect(screen.queryByRole('button', { name: words.more })).toBeNull()
})

test('a mail is read as its reader gets it, and sent once more', async () => {
  const { server, user } = await open({ 'desk.mails': page(failed), 'desk.findMail': returns(detail) })
  await user.click(await toRead(failed.subject))
  const dialog = within(await screen.findByRole('dialog', { name: failed.subject }))
  expect(dialog.getByText(/^Thank you\.\s+We call you\.$/)).toBeTruthy()
  server.answer('desk.resendMail', returns(null))
  await user.click(dialog.getByRole('button', { name: words.resend }))
  expect(await dialog.findByText(words.resent)).toBeTruthy()
  expect(server.inputsOf('desk.resendMail')).toEqual([{ id: failed.id }])
})

test(
  'a mail is said to be cancelled once, and not another one that goes out later',
  { tags: ['thorough'] },
  async () => {
    const waits = (at: number) => ({ id: row(at, '').id, subject: `Mail ${at}`, heldMs: 10_000 })
    const { server, user } = await open({ 'desk.mails': page(failed), 'desk.heldMails': returns([waits(1)]) })
    const cancel = await screen.findByRole('button', { name: words.held.cancelNamed('Mail 1') })
    server.answer('desk.cancelMail', returns(null))
    server.answer('desk.heldMails', returns([]))
    await user.click(cancel)
    const done = await screen.findByText(words.held.cancelled)
    await waitFor(() => expect(document.activeElement).toBe(done))
    server.answer('desk.resendMail', returns(null))
    server.answer('desk.heldMails', returns([waits(2)]))
    await act(() => deskClient.desk.resendMail.mutate({ id: failed.id }))
    expect(await screen.findByText(words.held.sending('Mail 2', 10))).toBeTruthy()
    server.answer('desk.heldMails', returns([]))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.queryByRole('button', { name: words.held.cancelNamed('Mail 2') })).toBeNull()
    expect(screen.queryByText(words.held.cancelled)).toBeNull()
  },
)

test.each([
  ['an invitation', 'staff-invitation', invitedAnew],
  ['a request for payment that is over', 'payment-request', requestOver],
])('%s is not sent once more from here, and says what to do instead', async (_what, kind, sentence) => {
  const ended: MailDetail = { ...detail, kind, hasLinks: false, mayResend: false }
  const { user } = await open({ 'desk.mails': page(failed), 'desk.findMail': returns(ended) })
  await user.click(await toRead(failed.subject))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(sentence)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: words.resend })).toBeNull()
})

test('the links of a mail are made when they are asked for, and no earlier', async () => {
  const { server, user } = await open({ 'desk.mails': page(failed), 'desk.findMail': returns(detail) })
  await user.click(await toRead(failed.subject))
  const dialog = within(await screen.findByRole('dialog'))
  expect(server.inputsOf('desk.showLinks')).toEqual([])
  server.answer('desk.showLinks', returns([{ label: 'See Your Order', url: 'https://studio.example/o#abc' }]))
  await user.click(dialog.getByRole('button', { name: words.showLinks }))
  expect(await dialog.findByText('https://studio.example/o#abc')).toBeTruthy()
  expect(dialog.getByRole('button', { name: words.copyLink('See Your Order') })).toBeTruthy()
})

test('a mail that cannot be read says why', async () => {
  const { user } = await open({
    'desk.mails': page(failed),
    'desk.findMail': fails(404, 'There is no such mail.'),
  })
  await user.click(await toRead(failed.subject))
  expect(await screen.findByText('There is no such mail.')).toBeTruthy()
})
