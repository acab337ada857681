import { deskAccount } from '@northword/content/desk/desk-account'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const { whenAssigned } = deskAccount.mails
const mails = () => screen.findByRole<HTMLInputElement>('switch', { name: whenAssigned })
const me = (mailsWhenAssigned: boolean) =>
  returns({ member: olive, isFresh: true, owesSecondFactor: false, mailsWhenAssigned })

test('the mails about assigned orders are switched off, and stay on where that fails', async () => {
  const server = fakeDesk(olive, { chooseMails: fails(503, 'The server is busy.') })
  const { user } = await openDesk('/desk/account')
  await user.click(await mails())
  expect(await screen.findByText('The server is busy.')).toBeTruthy()
  expect((await mails()).checked).toBe(true)
  server.answer('chooseMails', returns(null))
  server.answer('me', me(false))
  await user.click(await mails())
  await waitFor(async () => expect((await mails()).checked).toBe(false))
  expect(server.inputsOf('chooseMails')).toEqual([{ whenAssigned: false }, { whenAssigned: false }])
})
