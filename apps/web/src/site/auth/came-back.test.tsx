import { auth } from '@northword/content/site/auth'
import { newsletter } from '@northword/content/site/newsletter'
import { newsletterBox } from '@northword/content/site/newsletter-box'
import { problem } from '@northword/content/site/problem'
import type { PageState, RefusedForm } from '@northword/contract/site/page-state'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linkToken } from '../../testing/auth-fixtures.ts'
import { fakeApi, returns } from '../../testing/fake-api.ts'
import { serve } from '../../testing/served.tsx'
import { forgetUser } from '../session/session-store.ts'

const email = 'ada@tearoom.example'

beforeEach(() => void fakeApi({}))
afterEach(() => {
  document.body.replaceChildren()
  forgetUser()
  window.history.replaceState(null, '', '/')
})

const refused = (form: string, said: Partial<RefusedForm>): PageState => ({
  posted: { kind: 'refused', form, typed: {}, status: 400, message: '', issues: [], ...said },
})
const sent = (form: string, facts = {}): PageState => ({ posted: { kind: 'sent', form, facts } })

const summary = () => screen.getByRole('alert')
const focused = () => document.querySelector('[autofocus]')
const textbox = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const heading = (name: string) => screen.getByRole('heading', { name })

describe('a form that comes back', () => {
  const issues = [
    { path: 'name', message: 'Name is required.' },
    { path: 'password', message: 'Password is required.' },
    { path: 'acceptTerms', message: 'You must accept the terms and conditions.' },
  ]
  const typed = { name: ' ', email, password: '', confirmPassword: '' }

  test('says at its top what is wrong, leads to each field, and has kept what was typed', async () => {
    const live = await serve('/signup', refused('sign-up', { typed, issues }))
    for (const look of [() => Promise.resolve(), live]) {
      await look()
      expect(within(summary()).getByText(problem.heading)).toBeTruthy()
      expect(within(summary()).getByText(problem.passwordsAgain)).toBeTruthy()
      const links = within(summary()).getAllByRole<HTMLAnchorElement>('link')
      expect(links.map(({ textContent }) => textContent)).toEqual(issues.map(({ message }) => message))
      const fields = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
      expect(fields.map((field) => field?.getAttribute('name'))).toEqual(issues.map(({ path }) => path))
      for (const field of fields) expect(field?.getAttribute('aria-invalid')).toBe('true')
      expect(textbox(auth.fields.email.label).value).toBe(email)
      expect(textbox(auth.fields.password.label).value).toBe('')
      expect(summary()).toBe(focused())
    }
  })

  test('is posted to its page again, wherever in that the reader is', async () => {
    const live = await serve('/signup?next=/faq#terms', refused('sign-up', { typed, issues }))
    await live()
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/signup?next=/faq')
  })

  test('takes the sentence of a field away as somebody types in it', async () => {
    const live = await serve('/signup', refused('sign-up', { typed, issues }))
    await live()
    await userEvent.type(textbox(auth.fields.name.label), 'Ada')
    expect(screen.queryByText('Name is required.')).toBeNull()
    expect(within(summary()).getAllByRole('link')).toHaveLength(2)
  })

  test('offers the other ways in where the address has an account', async () => {
    await serve('/signup?next=/faq', refused('sign-up', { status: 409, message: 'It is taken.', typed }))
    expect(within(summary()).getByText('It is taken.')).toBeTruthy()
    const ways = within(summary()).getAllByRole<HTMLAnchorElement>('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/login?next=%2Ffaq', '/forgot-password'])
  })

  test('offers a mailed link where too many have tried, which posts the address that was typed', async () => {
    const state = refused('sign-in', { status: 429, message: 'Please wait.', typed: { email, password: '' } })
    const live = await serve('/login?next=/faq', state)
    await live()
    expect(within(summary()).getByText('Please wait.')).toBeTruthy()
    const offer = screen.getByRole('button', { name: auth.signIn.link.button }).closest('form')
    expect([offer?.getAttribute('action'), offer?.method]).toEqual(['/login/link-offer', 'post'])
    expect(Object.fromEntries(new FormData(offer ?? undefined))).toEqual({ email })
  })
})

describe('the offer of a mailed link', () => {
  test('tells that it was sent, without the address', async () => {
    const live = await serve('/login?sent=sign-in-link-offer', sent('sign-in-link-offer'))
    await live()
    const said = screen.getByRole('status')
    expect(said.textContent).toBe(auth.signIn.link.sent())
    expect(said).toBe(focused())
    expect(screen.queryByRole('button', { name: auth.signIn.link.button })).toBeNull()
  })

  test('says beside it that an earlier link still works', async () => {
    const state = refused('sign-in-link-offer', { status: 429, message: 'Please wait.', typed: { email } })
    const live = await serve('/login', state)
    await live()
    expect(screen.getByRole('status').textContent).toBe(`Please wait. ${auth.signIn.link.earlier}`)
    expect(textbox(auth.fields.email.label).value).toBe(email)
  })
})

describe('a mailed link that was pressed', () => {
  const dead = { status: 400, message: 'This link has expired or was used before.' }
  const missing = { issues: [{ path: 'token', message: 'This link is not complete.' }] }

  test.each([
    ['/login/link', 'sign-in-link', auth.signInLink],
    ['/verify-email', 'verify-email', auth.verify],
    ['/reset-password', 'reset-password', auth.reset],
  ])('%s tells whether it was dead or not whole', async (path, form, words) => {
    const liveDead = await serve(`${path}?token=${linkToken}`, refused(form, dead))
    expect(heading(words.dead.heading)).toBe(focused())
    await liveDead()
    expect(heading(words.dead.heading)).toBeTruthy()
    expect(window.location.search).toBe('')
    document.body.replaceChildren()
    const liveMissing = await serve(path, refused(form, missing))
    expect(heading(words.missing.heading)).toBeTruthy()
    await liveMissing()
    expect(heading(words.missing.heading)).toBeTruthy()
  })

  test.each([
    ['/newsletter/confirm', 'newsletter-confirm', newsletter.confirm, newsletterMessages.confirmed],
    [
      '/newsletter/unsubscribe',
      'newsletter-unsubscribe',
      newsletter.unsubscribe,
      newsletterMessages.unsubscribed,
    ],
  ])('%s tells what came of it', async (path, form, words, answer) => {
    for (const [state, title] of [
      [refused(form, dead), words.dead.heading],
      [refused(form, missing), words.missing.heading],
      [sent(form), words.done.heading],
    ] as const) {
      document.body.replaceChildren()
      const live = await serve(path, state)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      await live()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(screen.queryByRole('button', { name: words.button })).toBeNull()
    }
    expect(screen.getByText(answer)).toBeTruthy()
  })

  test('asks for the password, which has the focus, and keeps asking', async () => {
    const asked = await serve(`/verify-email?token=${linkToken}`, refused('verify-email', { status: 403 }))
    expect(textbox(auth.fields.password.label)).toBe(focused())
    await asked()
    expect(screen.getByText(auth.verify.passwordNeeded)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    document.body.replaceChildren()
    const wrong = { typed: { password: '' }, issues: [{ path: 'password', message: 'It is wrong.' }] }
    const live = await serve(`/verify-email?token=${linkToken}`, refused('verify-email', wrong))
    expect(textbox(auth.fields.password.label).getAttribute('aria-invalid')).toBe('true')
    const api = fakeApi({ '/trpc/auth.verifyEmail': returns({ user: { id: 'u1', name: 'Ada', email } }) })
    await live()
    await userEvent.type(textbox(auth.fields.password.label), 'orchid-tea{Enter}')
    await screen.findByText(auth.verify.done.text(email))
    expect(api.received[0]?.input).toEqual({ token: linkToken, password: 'orchid-tea' })
  })

  test.each([
    ['/verify-email', 'verify-email', auth.verify.done],
    ['/login/link', 'sign-in-link', auth.signInLink.passwordEnded],
  ])('%s tells for good what it did', async (path, form, words) => {
    const live = await serve(`${path}?sent=${form}`, sent(form, { email }))
    expect(heading(words.heading)).toBe(focused())
    await live()
    expect(screen.getByText(words.text(email))).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
  })
})

test('a link that was asked for is told without the address, and another can be asked for', async () => {
  const live = await serve('/forgot-password?sent=forgot-password', sent('forgot-password'))
  expect(heading(auth.forgot.sent.heading)).toBe(focused())
  expect(screen.getByText(auth.forgot.sent.text())).toBeTruthy()
  await live()
  await userEvent.click(screen.getByRole('link', { name: auth.forgot.sent.again }))
  expect(textbox(auth.fields.email.label).value).toBe('')
})

test('the newsletter posts to the blog, where it tells what it did', async () => {
  const live = await serve('/newsletter/confirm', refused('newsletter-confirm', { status: 400 }))
  await live()
  expect(screen.getByRole('form', { name: newsletterBox.label }).getAttribute('action')).toBe('/blog')
})
