import { auth } from '@northword/content/site/auth'
import { signedUp } from '@northword/content/site/signed-up'
import { authMessages } from '@northword/contract/messages'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adasPassword, adaUser, fails } from '../../testing/auth-fixtures.ts'
import { freshForm } from '../../testing/fresh-form.ts'
import { type ApiAnswer, fakeApi, returns } from '../../testing/fake-api.ts'
import { renderPage, shownPath } from '../../testing/render-page.tsx'
import { toast } from '../toasts/toast.ts'
import { noteGuest } from '../session/guest-details.ts'
import { currentSession } from '../session/session-store.ts'
import { SignUpForm } from './sign-up-form.tsx'

vi.mock('../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshForm()

const good = {
  name: adaUser.name,
  email: adaUser.email,
  password: adasPassword,
  confirmPassword: adasPassword,
  acceptTerms: true,
}
const made = { user: adaUser, isMailed: true }
type Typed = Partial<typeof good>

const { fields } = auth
const field = (name: Exclude<keyof Typed, 'acceptTerms'>) =>
  screen.getByLabelText<HTMLInputElement>(fields[name].label)
const terms = () => screen.getByRole<HTMLInputElement>('checkbox')
const button = () => screen.getByRole('button', { name: /^Creat/ })

function open(register: ApiAnswer | null, path = '/signup') {
  const api = fakeApi(register ? { '/trpc/auth.signUp': register } : {})
  return { api, ...renderPage(<SignUpForm label="Create an account" />, path) }
}

async function fill({ user }: ReturnType<typeof open>, { acceptTerms, ...texts }: Typed) {
  for (const [name, value] of Object.entries(texts)) {
    await user.click(field(name as keyof typeof texts))
    if (value) await user.paste(value)
  }
  if (acceptTerms) await user.click(terms())
}

firstOf([
  [{}, 'name', 'Name is required.'],
  [{ name: '  ', email: 'x' }, 'name', 'Name is required.'],
  [{ name: 'Ada' }, 'email', 'Email is required.'],
  [{ name: 'Ada', email: 'nonsense' }, 'email', 'Please enter a valid email address.'],
  [{ name: 'Ada', email: good.email }, 'password', 'Password is required.'],
  [
    { ...good, password: 'short', acceptTerms: false },
    'password',
    'Password must be at least 6 characters long.',
  ],
  [{ ...good, confirmPassword: 'orchid', acceptTerms: false }, 'confirmPassword', 'Passwords do not match.'],
  [{ ...good, acceptTerms: false }, 'acceptTerms', 'You must accept the terms and conditions.'],
] as const)('%o is stopped at %s', async (typed, where, sentence) => {
  const page = open(returns(made))
  await fill(page, typed)
  await page.user.click(button())
  const broken = where === 'acceptTerms' ? terms() : field(where)
  await waitFor(() => expect(document.activeElement).toBe(broken))
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: authMessages.validationTitle,
    description: sentence,
    tone: 'destructive',
  })
  expect(broken.getAttribute('aria-invalid')).toBe('true')
  const ids = broken.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
  expect(page.api.received).toEqual([])
})

test('the rules under the passwords are ticked while somebody types, and say so', async () => {
  const { user } = open(null)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said()).toEqual(['At least 6 characters: not yet', 'Passwords match: not yet'])
  await user.type(field('password'), 'orchi')
  await user.type(field('confirmPassword'), 'orchi')
  expect(said()).toEqual(['At least 6 characters: not yet', 'Passwords match: done'])
  await user.type(field('password'), 'd')
  expect(said()).toEqual(['At least 6 characters: done', 'Passwords match: not yet'])
  await user.type(field('confirmPassword'), 'd')
  expect(said()).toEqual(['At least 6 characters: done', 'Passwords match: done'])
})

test('six characters are six to a reader, in any script', async () => {
  const { user } = open(null)
  await user.click(field('password'))
  await user.paste('🫖🫖🫖🫖🫖')
  expect(screen.getByText(/At least 6/).dataset['met']).toBeUndefined()
  await user.paste('🫖')
  expect(screen.getByText(/At least 6/).dataset['met']).toBe('true')
})

test('an account is made of name, email and password, and its owner is signed in', async () => {
  const page = open(returns(made))
  await fill(page, good)
  await page.user.click(button())
  await waitFor(() => expect(shownPath()).toBe('/dashboard'))
  const { name, email, password } = good
  expect(page.api.sent()).toEqual([{ url: '/trpc/auth.signUp', input: { name, email, password } }])
  expect(currentSession()).toEqual(adaUser)
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: authMessages.signedUpTitle,
    description: signedUp.mailed,
  })
  expect(JSON.stringify(localStorage)).not.toContain(adasPassword)
})

test('an owner who was not mailed is told so, and where to ask for the email', async () => {
  const page = open(returns({ ...made, isMailed: false }))
  await fill(page, good)
  await page.user.click(button())
  await waitFor(() => expect(shownPath()).toBe('/dashboard'))
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: authMessages.signedUpTitle,
    description: signedUp.notMailed,
  })
})

test('while it is made the button says so, and a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const page = open(() => promise, '/signup?next=/dashboard?tab=orders')
  await fill(page, good)
  await page.user.click(button())
  expect(button()).toMatchObject({ textContent: auth.signUp.pending, disabled: true })
  await page.user.type(field('name'), '{Enter}')
  resolve(Response.json({ result: { data: made } }))
  await waitFor(() => expect(shownPath()).toBe('/dashboard?tab=orders'))
  expect(page.api.sent()).toHaveLength(1)
})

test('an address that has an account is told so, with ways on', async () => {
  const sentence = 'An account with this email already exists. Sign in, or ask for a new password.'
  const page = open(fails(409, sentence), '/signup?next=/dashboard?tab=orders')
  await fill(page, good)
  await page.user.click(button())
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(sentence)).toBeTruthy()
  const links = within(alert).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/login?next=%2Fdashboard%3Ftab%3Dorders',
    '/forgot-password',
  ])
  expect(document.activeElement).toBe(alert)
  expect(field('password').value).toBe(adasPassword)
})

test.each([
  ['no server', null, auth.signUp.unreachable],
  ['a server that gives no reason', fails(400, ''), authMessages.signUpFailed],
])('%s is told in the form and in a toast', async (_, answer, sentence) => {
  const page = open(answer)
  await fill(page, good)
  await page.user.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(toast).toHaveBeenCalledWith({
    title: authMessages.signUpFailedTitle,
    description: sentence,
    tone: 'destructive',
  })
})

test("the server's objection to a field is shown at the field", async () => {
  const message = 'Name contains characters that cannot be stored'
  const page = open(fails(400, message, [{ path: 'name', message }]))
  await fill(page, good)
  await page.user.click(button())
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(field('name')))
})

test('the terms open beside the form, so that nothing typed is lost', () => {
  open(null)
  for (const path of ['/legal/terms', '/legal/privacy']) {
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === path)
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.textContent).toContain(auth.signUp.newTab)
  }
})

test('the form begins with what a guest has just ordered with', () => {
  noteGuest({ name: adaUser.name, email: adaUser.email })
  open(null)
  expect(field('name').value).toBe(adaUser.name)
  expect(field('email').value).toBe(adaUser.email)
})
