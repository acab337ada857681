import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { adasPassword, adaUser, badGateway, fails } from '../../testing/auth-fixtures.ts'
import { freshForm } from '../../testing/fresh-form.ts'
import { type ApiAnswer, fakeApi, returns } from '../../testing/fake-api.ts'
import { renderPage, shownPath } from '../../testing/render-page.tsx'
import { toast } from '../toasts/toast.ts'
import { currentSession } from '../session/session-store.ts'
import { SignInForm } from './sign-in-form.tsx'

const endToast = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => endToast) }))

freshForm()

const words = auth.signIn.link
const email = () => screen.getByLabelText<HTMLInputElement>(auth.fields.email.label)
const password = () => screen.getByLabelText<HTMLInputElement>(auth.fields.password.label)
const button = () => screen.getByRole('button', { name: /^Sign/ })
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

function open(login: ApiAnswer | null, path = '/login') {
  const api = fakeApi(login ? { '/trpc/auth.signIn': login } : {})
  return { api, ...renderPage(<SignInForm label="Sign in" />, path) }
}

async function signIn(page: ReturnType<typeof open>) {
  await page.user.type(email(), adaUser.email)
  await page.user.type(password(), `${adasPassword}{Enter}`)
}

describe('the form', () => {
  firstOf([
    ['', '', 'email', 'Please fill in all required fields.'],
    ['   ', adasPassword, 'email', 'Please fill in all required fields.'],
    [adaUser.email, '   ', 'password', 'Please fill in all required fields.'],
    ['nonsense', adasPassword, 'email', 'Please enter a valid email address.'],
  ] as const)('with “%s” and “%s” is stopped at %s', async (address, typed, where, sentence) => {
    const { user, api } = open(returns({ user: adaUser }))
    if (address) await user.type(email(), address)
    if (typed) await user.type(password(), typed)
    await user.click(button())
    const field = where === 'email' ? email() : password()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: authMessages.validationTitle,
      description: sentence,
      tone: 'destructive',
    })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(described(field)).toContain(sentence)
    expect(api.received).toEqual([])
  })

  test('typing in a field takes its error away and no other', async () => {
    const { user } = open(null)
    await user.click(button())
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
    await user.type(email(), 'a')
    expect(email().getAttribute('aria-invalid')).toBeNull()
    expect(password().getAttribute('aria-invalid')).toBe('true')
  })

  test('is one that a password manager knows, and never puts a password into an address', () => {
    open(null)
    expect(email()).toMatchObject({ name: 'email', type: 'email', autocomplete: 'username' })
    expect(password()).toMatchObject({
      name: 'password',
      type: 'password',
      autocomplete: 'current-password',
    })
    expect(email().form?.method).toBe('post')
  })

  test('shows and hides the password by keyboard, and says which of the two it will do', async () => {
    const { user } = open(null)
    await user.type(password(), adasPassword)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
    await user.keyboard(' ')
    expect(password().type).toBe('text')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }))
    await user.keyboard('{Enter}')
    expect(password().type).toBe('password')
  })

  test('sends what was in its fields before any script was there', async () => {
    const { user, api } = open(returns({ user: adaUser }))
    // A password manager fills fields without any event.
    email().value = adaUser.email
    password().value = adasPassword
    await user.click(button())
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    expect(api.sent()[0]?.input).toMatchObject({ email: adaUser.email, password: adasPassword })
  })
})

describe('signing in', () => {
  test('remembers the user, says so and goes to the dashboard', async () => {
    const page = open(returns({ user: adaUser }))
    await page.user.click(screen.getByLabelText(auth.signIn.rememberMe))
    await signIn(page)
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(page.api.sent()).toEqual([
      { url: '/trpc/auth.signIn', input: { email: adaUser.email, password: adasPassword, rememberMe: true } },
    ])
    expect(currentSession()).toEqual(adaUser)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: authMessages.signedInTitle,
      description: authMessages.signedIn,
    })
    expect(JSON.stringify(localStorage)).not.toContain(adasPassword)
    expect(JSON.stringify(sessionStorage)).not.toContain(adasPassword)
  })

  firstOf(
    [
      ['/dashboard?tab=orders', '/dashboard?tab=orders'],
      ['//evil.example', '/dashboard'],
      ['javascript:alert(1)', '/dashboard'],
    ] as const,
    2,
  )('with next=%s goes to %s', async (next, path) => {
    const page = open(returns({ user: adaUser }), `/login?next=${encodeURIComponent(next)}`)
    await signIn(page)
    await waitFor(() => expect(shownPath()).toBe(path))
  })

  test('does not say so where the browser does not keep our cookie: the server does not know it then', async () => {
    const page = open(returns({ user: adaUser }))
    page.api.answers['/api/auth/me'] = () => Response.json({ message: 'Sign in.' }, { status: 401 })
    await signIn(page)
    const { title, text } = auth.notKept
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title, description: text, tone: 'destructive' })
    expect(currentSession()).toBeNull()
    expect(shownPath()).toBe('/login')
  })

  test('says so while it is under way, and sends nothing twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const page = open(() => promise)
    await signIn(page)
    expect(button()).toMatchObject({ textContent: auth.signIn.pending, disabled: true })
    await page.user.type(password(), '{Enter}')
    resolve(Response.json({ result: { data: { user: adaUser } } }))
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(page.api.sent()).toHaveLength(1)
  })

  test('passes on where to go to those who have no account', async () => {
    open(null, '/login?next=/dashboard?tab=orders')
    const link = await screen.findByRole('link', { name: auth.signIn.newHere.link })
    expect(link.getAttribute('href')).toBe('/signup?next=%2Fdashboard%3Ftab%3Dorders')
  })
})

describe('a failure', () => {
  firstOf([
    ['a wrong password', fails(401, authMessages.signInFailed), authMessages.signInFailed],
    [
      'too many tries',
      fails(429, 'Too many tries. Please wait 15 minutes.'),
      'Too many tries. Please wait 15 minutes.',
    ],
    ['a busy server', fails(503, 'Too many people.'), 'Too many people.'],
    ['no server', null, auth.signIn.unreachable],
    ['a proxy without a server', badGateway, authMessages.signInFailed],
  ] as const)(
    'of %s is told in the form and in a toast, and nothing typed is lost',
    async (_, answer, sentence) => {
      const page = open(answer)
      await signIn(page)
      expect((await screen.findByRole('alert')).textContent).toBe(sentence)
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: authMessages.signInFailedTitle,
        description: sentence,
        tone: 'destructive',
      })
      expect(email().value).toBe(adaUser.email)
      expect(password().value).toBe(adasPassword)
      expect(button()).toMatchObject({ textContent: auth.signIn.button, disabled: false })
      expect(shownPath()).toBe('/login')
    },
  )

  test('of a wrong password leads back to it, selected', async () => {
    const page = open(fails(401, authMessages.signInFailed))
    await signIn(page)
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, adasPassword.length])
  })

  test('of too many tries leads to a mailed link, for the address that was tried', async () => {
    const page = open(fails(429, 'Please wait 15 minutes.'))
    await signIn(page)
    await screen.findByText(words.text(adaUser.email))
    page.api.answers['/trpc/auth.mailSignInLink'] = returns()
    await page.user.type(email(), '.elsewhere')
    await page.user.click(screen.getByRole('button', { name: words.button }))
    const answer = await screen.findByText(words.sent(adaUser.email))
    await waitFor(() => expect(document.activeElement).toBe(answer))
    expect(page.api.sent().at(-1)).toEqual({
      url: '/trpc/auth.mailSignInLink',
      input: { email: adaUser.email },
    })
    expect(screen.queryByRole('button', { name: words.button })).toBeNull()
  })

  firstOf([
    ['no server answers', null, words.unreachable],
    ['several were mailed', fails(429, 'Please wait.'), `Please wait. ${words.earlier}`],
  ] as const)('of too many tries says that no link was mailed where %s', async (_, answer, sentence) => {
    const page = open(fails(429, 'Please wait 15 minutes.'))
    await signIn(page)
    if (answer) page.api.answers['/trpc/auth.mailSignInLink'] = answer
    await page.user.click(await screen.findByRole('button', { name: words.button }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    page.api.answers['/trpc/auth.mailSignInLink'] = returns()
    await page.user.click(screen.getByRole('button', { name: words.button }))
    expect(await screen.findByText(words.sent(adaUser.email))).toBeTruthy()
  })

  test('of any other kind offers no link', async () => {
    await signIn(open(fails(401, authMessages.signInFailed)))
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: words.button })).toBeNull()
  })

  test('is gone with the next try, its toast too', async () => {
    const page = open(null)
    await signIn(page)
    await screen.findByRole('alert')
    page.api.answers['/trpc/auth.signIn'] = returns({ user: adaUser })
    expect(endToast).not.toHaveBeenCalled()
    await page.user.click(button())
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(endToast).toHaveBeenCalled()
  })
})
