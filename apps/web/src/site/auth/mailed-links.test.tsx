import { auth } from '@northword/content/site/auth'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { adasPassword, adaUser, fails, linkToken } from '../../testing/auth-fixtures.ts'
import { freshForm } from '../../testing/fresh-form.ts'
import { type ApiAnswer, fakeApi, returns } from '../../testing/fake-api.ts'
import { renderPage, shownPath } from '../../testing/render-page.tsx'
import { toast } from '../toasts/toast.ts'
import { currentSession } from '../session/session-store.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInLinkForm } from './sign-in-link-form.tsx'
import { VerifyEmailForm } from './verify-email-form.tsx'

vi.mock('../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshForm()
afterEach(() => window.history.replaceState(null, '', '/'))

const password = () => screen.getByLabelText<HTMLInputElement>(auth.fields.password.label)
const heading = (name: string) => screen.findByRole('heading', { name })
const go = (address: string) => window.history.replaceState(null, '', address)
const follow = (token: string) => go(`/page?token=${token}`)
/** The form of older links. */
const followInHash = (token: string) => go(`/page#token=${token}`)

describe('a forgotten password', () => {
  async function ask(answer: ApiAnswer | null) {
    const api = fakeApi(answer ? { '/trpc/auth.forgotPassword': answer } : {})
    const { user } = renderPage(<ForgotPasswordForm label="Choose a new password" />)
    await user.type(screen.getByLabelText(auth.fields.email.label), `${adaUser.email}{Enter}`)
    return { api, user }
  }

  test('is answered for good, the same whether or not there is an account', async () => {
    const { api, user } = await ask(returns())
    const answer = await heading(auth.forgot.sent.heading)
    expect(document.activeElement).toBe(answer)
    expect(screen.getByText(auth.forgot.sent.text(adaUser.email))).toBeTruthy()
    expect(api.received).toEqual([{ url: '/trpc/auth.forgotPassword', input: { email: adaUser.email } }])
    await user.click(screen.getByRole('link', { name: auth.forgot.sent.again }))
    expect(screen.getByLabelText(auth.fields.email.label)).toHaveProperty('value', '')
  })

  firstOf([
    ['nobody answers', null, auth.forgot.unreachable],
    ['there were too many tries', fails(429, 'Please wait.'), 'Please wait.'],
  ] as const)('is not said to be mailed where %s', async (_, answer, sentence) => {
    await ask(answer)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  test('needs an address', async () => {
    const { user } = await ask(returns())
    await heading(auth.forgot.sent.heading)
    await user.click(screen.getByRole('link'))
    await user.click(screen.getByRole('button', { name: auth.forgot.button }))
    expect(await screen.findByText('Email is required.')).toBeTruthy()
  })
})

describe('a link to a new password', () => {
  function open(answer: ApiAnswer) {
    const api = fakeApi({ '/trpc/auth.resetPassword': answer })
    return { api, ...renderPage(<ResetPasswordForm label="Your new password" />, '/reset-password') }
  }
  async function choose(page: ReturnType<typeof open>) {
    await page.user.type(screen.getByLabelText(auth.fields.newPassword.label), adasPassword)
    await page.user.type(screen.getByLabelText(auth.fields.confirmPassword.label), `${adasPassword}{Enter}`)
  }

  test('leaves the address bar at once, and saves the password', async () => {
    follow(linkToken)
    const page = open(returns({ user: adaUser }))
    expect(window.location.href).toBe(`${window.location.origin}/page`)
    await choose(page)
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(page.api.received[0]?.input).toEqual({ token: linkToken, password: adasPassword })
    expect(currentSession()).toEqual(adaUser)
    expect(toast).toHaveBeenCalledWith({ title: auth.reset.savedTitle, description: auth.reset.saved })
    expect(JSON.stringify(localStorage)).not.toContain(linkToken)
  })

  test.each([
    ['/page?token=&a=%2F&b=1#top', '/page?a=%2F&b=1#top'],
    [`/page?a=/#token=${linkToken}`, '/page?a=/'],
    [`/page?a=1&token=half#token=${linkToken}`, '/page?a=1'],
  ])('takes nothing but the secret out of %s', (address, left) => {
    go(address)
    open(returns({ user: adaUser }))
    expect(window.location.href).toBe(window.location.origin + left)
  })

  test('that was used before or has expired leads to a new one', async () => {
    follow(linkToken)
    await choose(open(fails(400, 'This link has expired or was used before.')))
    const notice = await heading(auth.reset.dead.heading)
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forgot-password')
  })

  test.each(['', 'half', `${linkToken}x`])('that ends in “%s” is not complete', async (token) => {
    follow(token)
    const { api } = open(returns())
    expect(await heading(auth.reset.missing.heading)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forgot-password')
    expect(api.received).toEqual([])
  })

  test('that is opened in the tab of a dead one takes its place', async () => {
    follow(linkToken)
    const page = open(fails(400, 'This link has expired or was used before.'))
    await choose(page)
    await heading(auth.reset.dead.heading)
    const fresh = 'y'.repeat(43)
    followInHash(fresh)
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    page.api.answers['/trpc/auth.resetPassword'] = returns({ user: adaUser })
    await choose(page)
    await waitFor(() => expect(page.api.sent().at(-1)?.input).toMatchObject({ token: fresh }))
  })

  test('stays good after a failure of the network', async () => {
    follow(linkToken)
    const page = open(() => Promise.reject(new TypeError('Failed to fetch')))
    await choose(page)
    expect((await screen.findByRole('alert')).textContent).toBe(auth.reset.unreachable)
    page.api.answers['/trpc/auth.resetPassword'] = returns({ user: adaUser })
    await page.user.click(screen.getByRole('button', { name: auth.reset.button }))
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
  })
})

describe('a link that signs in', () => {
  const button = () => screen.getByRole('button', { name: auth.signInLink.button })
  const outcome = { user: adaUser, isAccountKept: false, isPasswordEnded: false }
  function open(answer: ApiAnswer) {
    const api = fakeApi({ '/trpc/auth.signInByLink': answer })
    return { api, ...renderPage(<SignInLinkForm label="Sign in" />, '/login/link') }
  }

  test('does nothing until its button is pressed, and then opens the dashboard', async () => {
    follow(linkToken)
    const { user, api } = open(returns(outcome))
    expect(window.location.hash).toBe('')
    expect(api.received).toEqual([])
    await user.click(button())
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(api.received[0]?.input).toEqual({ token: linkToken })
    expect(currentSession()).toEqual(adaUser)
  })

  test('says that the account stays whose deletion was asked for', async () => {
    follow(linkToken)
    const { user } = open(returns({ ...outcome, isAccountKept: true }))
    await user.click(button())
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: auth.signIn.accountKept }))
  })

  test('says for good that the old password is over, where nobody had proven the address', async () => {
    follow(linkToken)
    const { user } = open(returns({ ...outcome, isPasswordEnded: true }))
    await user.click(button())
    const notice = await heading(auth.signInLink.passwordEnded.heading)
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(screen.getByText(auth.signInLink.passwordEnded.text(adaUser.email))).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
  })

  test.each([
    ['expired', linkToken, auth.signInLink.dead.heading],
    ['incomplete', 'half', auth.signInLink.missing.heading],
  ])('that is %s leads back to the login page', async (_, token, title) => {
    follow(token)
    const { user } = open(fails(400, 'This link has expired or was used before.'))
    if (token === linkToken) await user.click(button())
    await heading(title)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login')
  })
})

describe('a link that verifies an address', () => {
  const button = () => screen.getByRole('button', { name: auth.verify.button })
  function open(answer: ApiAnswer) {
    const api = fakeApi({ '/trpc/auth.verifyEmail': answer })
    return { api, ...renderPage(<VerifyEmailForm label="Is this your address?" />, '/verify-email') }
  }

  test('does nothing until its button is pressed, and then says for good what it did', async () => {
    follow(linkToken)
    const { user, api } = open(returns({ user: adaUser }))
    expect(window.location.hash).toBe('')
    expect(api.received).toEqual([])
    await user.click(button())
    const notice = await heading(auth.verify.done.heading)
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
    expect(api.received[0]?.input).toEqual({ token: linkToken })
    expect(currentSession()).toEqual(adaUser)
  })

  test('asks for the password where nobody is signed in to the account', async () => {
    follow(linkToken)
    const page = open(fails(403, 'Enter the password of your account.'))
    await page.user.click(button())
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(screen.getByText(auth.verify.passwordNeeded)).toBeTruthy()
    expect(toast).not.toHaveBeenCalled()
    await page.user.click(button())
    expect(await screen.findByText('Password is required.')).toBeTruthy()
    const message = 'This password is not correct.'
    page.api.answers['/trpc/auth.verifyEmail'] = fails(400, message, [{ path: 'password', message }])
    await page.user.type(password(), 'wrong{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    page.api.answers['/trpc/auth.verifyEmail'] = returns({ user: adaUser })
    // The wrong password is selected: typing replaces it.
    await page.user.keyboard(`${adasPassword}{Enter}`)
    await heading(auth.verify.done.heading)
    expect(page.api.sent().at(-1)?.input).toEqual({ token: linkToken, password: adasPassword })
  })

  test.each([
    ['expired', linkToken, auth.verify.dead.heading],
    ['incomplete', 'half', auth.verify.missing.heading],
  ])('that is %s leads to the profile, where a new one is asked for', async (_, token, title) => {
    follow(token)
    const { user } = open(fails(400, 'This link has expired or was used before.'))
    if (token === linkToken) await user.click(button())
    await heading(title)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard?tab=profile')
  })
})
