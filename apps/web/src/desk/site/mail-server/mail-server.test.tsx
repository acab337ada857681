import { desk as deskWords } from '@northword/content/desk/desk-frame'
import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import type { MailServerView } from '@northword/contract/desk/mail-server'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fails, fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { noMailServer as none } from '../../../testing/fake-mail-server.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { proof } = deskWords

const change = (at: string) => ({
  at,
  by: 'Olive Owner',
  host: 'mail.studio.example',
  port: 587,
  isRemoved: false,
})
const saved: MailServerView = {
  ...none,
  source: 'desk',
  host: 'mail.studio.example',
  port: 587,
  user: 'olive',
  hasPassword: true,
  changes: [change('2026-03-02T10:00:00.000Z')],
}
const removed: MailServerView = {
  ...none,
  changes: [{ ...change('2026-03-03T10:00:00.000Z'), isRemoved: true }, ...saved.changes],
}

async function open(server: MailServerView) {
  const desk = fakeDesk(olive, { 'mailServer.find': returns(server) })
  const { user } = await openDesk('/desk/site/mail-server')
  return { desk, user }
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const press = (name: string) => screen.getByRole('button', { name })

test('the mail server is set, and its password is not kept on the page', async () => {
  const { desk, user } = await open(none)
  desk.answer('mailServer.save', returns(saved))
  expect((await field(words.fields.port)).value).toBe('587')
  await user.type(await field(words.fields.host), 'mail.studio.example')
  await user.type(await field(words.fields.user), 'olive')
  await user.type(await field(words.fields.password), ' hush ')
  await user.click(press(words.button))
  expect(await screen.findByText(words.saved)).toBeTruthy()
  expect(desk.inputsOf('mailServer.save')).toEqual([
    { host: 'mail.studio.example', port: 587, security: 'starttls', user: 'olive', password: ' hush ' },
  ])
  expect((await field(words.fields.password)).value).toBe('')
  expect(screen.getByText(/^Olive Owner set mail\.studio\.example, port 587/)).toBeTruthy()
})

test(
  'a server that is none, and a port beyond all, are refused beside their fields',
  { tags: ['thorough'] },
  async () => {
    const { desk, user } = await open(none)
    await user.type(await field(words.fields.host), 'smtp://mail.example.com')
    await user.type(await field(words.fields.port), '999')
    await user.click(press(words.button))
    expect(await screen.findByText(/like mail\.example\.com\.$/)).toBeTruthy()
    expect(screen.getByText(/from 1 to 65535/)).toBeTruthy()
    expect(desk.inputsOf('mailServer.save')).toEqual([])
  },
)

test('the password that another server would get is asked for beside its field', async () => {
  const { desk, user } = await open(saved)
  const issues = [{ path: 'password', message: words.enterAgain }]
  desk.answer('mailServer.save', fails(400, words.enterAgain, issues))
  expect(await screen.findByText(words.fields.passwordKept)).toBeTruthy()
  await user.type(await field(words.fields.port), '8')
  await user.click(press(words.button))
  expect(await screen.findByText(words.enterAgain)).toBeTruthy()
})

test(
  'a wrong password of the proof is marked in its dialog, and not in the form behind it',
  { tags: ['thorough'] },
  async () => {
    const { desk, user } = await open(saved)
    desk.answer('mailServer.save', fails(428, 'Please enter your password or a code once more.'))
    const message = 'The password is not right.'
    desk.answer('staff.proveAgain', fails(400, message, [{ path: 'password', message }]))
    await user.type(await field(words.fields.user), '2')
    await user.click(press(words.button))
    const dialog = within(await screen.findByRole('dialog', { name: proof.title }))
    const password = dialog.getByLabelText(proof.password, { selector: 'input' })
    await user.type(password, 'a guess{Enter}')
    expect(await dialog.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password))
  },
)

test('a test tells what came of it', async () => {
  const { desk, user } = await open(saved)
  const sentence = words.faults.mailServerRefuses('mail.studio.example:587')
  desk.answer('mailServer.test', returns({ isAccepted: false, sentence }))
  await screen.findByText(words.test.heading)
  await user.click(press(words.test.button))
  expect(await screen.findByText(sentence)).toBeTruthy()
  desk.answer('mailServer.test', returns({ isAccepted: true, sentence: words.test.accepted(olive.email) }))
  await user.click(press(words.test.button))
  expect(await screen.findByText(words.test.accepted(olive.email))).toBeTruthy()
})

test('the mail server is removed once that is confirmed, and its form is empty then', async () => {
  const { desk, user } = await open(saved)
  await screen.findByText(words.test.heading)
  desk.answer('mailServer.remove', returns(removed))
  await user.click(press(words.remove.open))
  const asked = await screen.findByRole('dialog', { name: words.remove.title('mail.studio.example') })
  expect(desk.inputsOf('mailServer.remove')).toEqual([])
  await user.click(within(asked).getByRole('button', { name: words.remove.button }))
  expect(await screen.findByText(words.remove.done)).toBeTruthy()
  expect(desk.inputsOf('mailServer.remove').length).toBe(1)
  expect((await field(words.fields.host)).value).toBe('')
  expect(screen.queryByRole('button', { name: words.remove.open })).toBeNull()
  expect(screen.getByText(/^Olive Owner removed mail\.studio\.example, port 587/)).toBeTruthy()
})

test('a server of the environment is shown, and not changed here', async () => {
  await open({ ...saved, source: 'environment', changes: [] })
  expect(await screen.findByText(words.given('mail.studio.example:587'))).toBeTruthy()
  for (const name of [words.button, words.remove.open])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a password whose key is gone is asked for', { tags: ['thorough'] }, async () => {
  await open({ ...saved, isPasswordLost: true })
  expect(await screen.findByText(words.passwordLost)).toBeTruthy()
})
