import { deskAccount } from '@northword/content/desk/desk-account'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { desk } from '@northword/content/desk/desk-frame'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const { fields, login } = deskEntry
const field = (label: string) => screen.getByRole('textbox', { name: label })
const password = () => screen.getByLabelText(fields.password, { selector: 'input' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const signedIn = returns({ member: olive, isFresh: true, owesSecondFactor: false })

test('a member who is not signed in signs in first, and comes back to where they were', async () => {
  const server = fakeDesk(null, {
    signIn: returns({ member: olive }),
    list: returns({ members: [], secondFactorDemanded: false }),
  })
  const { user } = await openDesk('/desk/staff')
  await heading(login.heading)
  expect(window.location.search).toBe('?next=%2Fstaff')
  await user.type(field(fields.email), olive.email)
  await user.type(password(), 'seven quiet herons')
  server.answer('me', signedIn)
  await user.click(screen.getByRole('button', { name: login.button }))
  await waitFor(() => expect(window.location.pathname).toBe('/desk/staff'))
  expect(server.inputsOf('signIn')).toEqual([
    { email: olive.email, password: 'seven quiet herons', code: '' },
  ])
})

test('an empty field says what it needs, and nothing is sent', async () => {
  const server = fakeDesk(null)
  const { user } = await openDesk('/desk/login')
  await user.click(screen.getByRole('button', { name: login.button }))
  expect(screen.getByText('Email is required.')).toBeTruthy()
  expect(screen.getByText('Password is required.')).toBeTruthy()
  expect(document.activeElement).toBe(field(fields.email))
  expect(server.inputsOf('signIn')).toEqual([])
})

test('a code is asked for where there is a second factor, and sent with what was right', async () => {
  const needed = 'Enter the code of your authenticator app, or a recovery code.'
  const server = fakeDesk(null, { signIn: fails(400, needed, [{ path: 'code', message: needed }]) })
  const { user } = await openDesk('/desk/login?next=%2Faccount')
  await user.type(field(fields.email), olive.email)
  await user.type(password(), 'seven quiet herons')
  await user.click(screen.getByRole('button', { name: login.button }))
  await heading(login.codeHeading)
  await user.type(field(login.code), '12 34 56')
  server.answer('signIn', returns({ member: olive }))
  server.answer('me', signedIn)
  await user.click(screen.getByRole('button', { name: login.codeButton }))
  await heading(deskAccount.heading)
  expect(server.inputsOf('signIn').at(-1)).toEqual({
    email: olive.email,
    password: 'seven quiet herons',
    code: '123456',
  })
})

test('a session that has ended leads to the login, and from there back', async () => {
  const server = fakeDesk(olive, { changePassword: fails(401, 'Please sign in.') })
  const { user } = await openDesk('/desk/account')
  await heading(deskAccount.heading)
  await user.type(
    screen.getByLabelText(deskAccount.password.current, { selector: 'input' }),
    'seven quiet herons',
  )
  await user.type(
    screen.getByLabelText(deskAccount.password.next, { selector: 'input' }),
    'eight quiet herons',
  )
  await user.click(screen.getByRole('button', { name: deskAccount.password.button }))
  await heading(login.heading)
  expect(window.location.search).toBe('?next=%2Faccount')
  expect(server.inputsOf('changePassword')).toHaveLength(1)
})

test('where the server cannot be reached, it says so and leaves nobody outside', async () => {
  fakeDesk(olive, { me: () => Promise.reject(new TypeError('Failed to fetch')) })
  await openDesk('/desk/account')
  expect(await screen.findByText(desk.unreachable)).toBeTruthy()
  expect(window.location.pathname).toBe('/desk/account')
})
