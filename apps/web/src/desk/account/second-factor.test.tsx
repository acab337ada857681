import { desk } from '@northword/content/desk/desk-frame'
import { deskAccount } from '@northword/content/desk/desk-account'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const { secondFactor: words, recovery, password } = deskAccount
const secret = 'JBSWY3DPEHPK3PXP'
const beginSecondFactor = returns({ uri: `otpauth://totp/Northword:olive?secret=${secret}`, secret })
const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']
const button = (name: string) => screen.findByRole('button', { name })
const codeField = () => screen.findByRole('textbox', { name: words.code })
const withOne = { ...olive, hasSecondFactor: true }
const me = (member: typeof olive, owesSecondFactor = false) =>
  returns({ member, isFresh: true, owesSecondFactor })

// The first test to fetch the QR code's chunk, which is slow on a busy machine.
test(
  'a second factor is set up: a picture, a code, and recovery codes that are shown once',
  { timeout: 20_000 },
  async () => {
    const confirmSecondFactor = returns({ recoveryCodes: codes })
    const server = fakeDesk(olive, { beginSecondFactor, confirmSecondFactor })
    const { user } = await openDesk('/desk/account')
    await user.click(await button(words.begin))
    expect(await screen.findByRole('img', { name: words.picture })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(words.scan.heading)
    await user.type(await codeField(), '123 456')
    await user.click(await button(words.confirm))
    const list = within(await screen.findByRole('list', { name: recovery.label }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
    expect(document.activeElement?.textContent).toBe(recovery.heading)
    expect(server.inputsOf('confirmSecondFactor')).toEqual([{ code: '123456' }])
    server.answer('me', me(withOne))
    await user.click(await button(recovery.done))
    expect(await screen.findByText(recovery.kept)).toBeTruthy()
    await button(words.end)
    for (const code of codes) expect(screen.queryByText(code)).toBeNull()
  },
)

test('recovery codes are copied and printed', { tags: ['thorough'] }, async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  fakeDesk(olive, { beginSecondFactor, confirmSecondFactor: returns({ recoveryCodes: codes }) })
  const { user } = await openDesk('/desk/account')
  await user.click(await button(words.begin))
  await user.type(await codeField(), '123456')
  await user.click(await button(words.confirm))
  await user.click(await button(recovery.copy))
  expect(await button(desk.copied)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await user.click(await button(recovery.print))
  expect(print).toHaveBeenCalledOnce()
})

test('a code that is not the app’s is said at its field, and the secret stays', async () => {
  const wrong = 'This code is not correct, or was used before.'
  const issues = [{ path: 'code', message: wrong }]
  fakeDesk(olive, { beginSecondFactor, confirmSecondFactor: fails(400, wrong, issues) })
  const { user } = await openDesk('/desk/account')
  await user.click(await button(words.begin))
  await user.type(await codeField(), '000000')
  await user.click(await button(words.confirm))
  expect(await screen.findByText(wrong)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await codeField()))
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
})

test(
  'where the secret cannot be had, the reason is said and the button stays',
  { tags: ['thorough'] },
  async () => {
    const away = 'We cannot reach our database right now.'
    fakeDesk(olive, { beginSecondFactor: fails(503, away) })
    const { user } = await openDesk('/desk/account')
    await user.click(await button(words.begin))
    expect(await screen.findByText(away)).toBeTruthy()
    expect(await button(words.begin)).toHaveProperty('disabled', false)
  },
)

test('it is switched off after a question only', async () => {
  const server = fakeDesk(withOne, { endSecondFactor: returns() })
  const { user } = await openDesk('/desk/account')
  await user.click(await button(words.end))
  const question = () => screen.findByRole('dialog', { name: words.endTitle })
  await user.click(within(await question()).getByRole('button', { name: desk.cancel }))
  expect(server.inputsOf('endSecondFactor')).toEqual([])
  await user.click(await button(words.end))
  server.answer('me', me(olive))
  await user.click(within(await question()).getByRole('button', { name: words.end }))
  expect(await screen.findByText(words.ended)).toBeTruthy()
  await button(words.begin)
  expect(server.inputsOf('endSecondFactor')).toHaveLength(1)
})

test('a member who owes one sees nothing else, wherever they wanted to go', async () => {
  fakeDesk(olive, { me: me(olive, true) })
  await openDesk('/desk/staff')
  expect(await screen.findByText(words.owed)).toBeTruthy()
  expect(window.location.pathname).toBe('/desk/account')
  expect(screen.queryByRole('heading', { name: password.heading })).toBeNull()
  expect(screen.queryByRole('link', { name: desk.navigation.staff })).toBeNull()
})
