import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { profile } from '@northword/content/orders/profile'
import { authMessages } from '@northword/contract/messages'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { adasAccount, signedInAt } from '../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../testing/open-private-page.tsx'
import type * as Toasts from '../../site/toasts/toast.ts'
import { toast } from '../../site/toasts/toast.ts'
import { currentSession } from '../../site/session/session-store.ts'
import { saveFile } from '../../components/save-file.ts'

vi.mock('../../site/toasts/toast.ts', async (original) => ({
  ...(await original<typeof Toasts>()),
  toast: vi.fn<() => () => void>(() => () => {}),
}))
vi.mock('../../components/save-file.ts', () => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }))

freshPrivatePage()

const { details, password, sessions, data, deletion } = profile

async function openProfile(...[held, procedures]: Parameters<typeof fakeAccount>) {
  const server = fakeAccount(held, procedures)
  const { user } = await openPrivatePage('/dashboard?tab=profile')
  await screen.findByRole('heading', { name: details.heading })
  return { server, user }
}

const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input' })
const button = (name: string) => screen.getByRole('button', { name })

test('the profile leads to the services and to the contact form', async () => {
  await openProfile()
  const panel = within(screen.getByRole('tabpanel'))
  for (const { label, to } of [dashboard.toServices, dashboard.toContact]) {
    expect(panel.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
  }
})

describe('the details', () => {
  test('are saved, said to be saved, and the page takes the new name', async () => {
    const { server, user } = await openProfile(
      {},
      { 'account.updateProfile': (typed: object) => ({ ...adasAccount, ...typed }) },
    )
    await user.clear(field(details.fields.name))
    await user.type(field(details.fields.name), 'Ada C. Chan')
    await user.clear(field(details.fields.phone))
    await user.click(button(details.button))
    const saved = await screen.findByText(details.saved)
    expect(document.activeElement).toBe(saved)
    expect(server.inputsOf('account.updateProfile')).toEqual([{ name: 'Ada C. Chan', phone: '' }])
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: authMessages.profileUpdatedTitle,
      description: details.saved,
    })
    expect(currentSession()?.name).toBe('Ada C. Chan')
    expect(screen.getByRole('heading', { level: 1, name: /Welcome, Ada C\. Chan/ })).toBeTruthy()
    expect(field(details.fields.name)).toHaveProperty('value', 'Ada C. Chan')
  })

  test('keep what is typed while they are on their way', { tags: ['thorough'] }, async () => {
    const answer = Promise.withResolvers<typeof adasAccount>()
    const { user } = await openProfile({}, { 'account.updateProfile': () => answer.promise })
    await user.type(field(details.fields.name), '  II ')
    await user.click(button(details.button))
    await user.clear(field(details.fields.phone))
    await user.type(field(details.fields.phone), '+852 5555 ')
    answer.resolve({ ...adasAccount, name: 'Ada Chan II' })
    await waitFor(() => expect(field(details.fields.name)).toHaveProperty('value', 'Ada Chan II'))
    await user.keyboard('0199')
    expect(field(details.fields.phone)).toHaveProperty('value', '+852 5555 0199')
    expect(screen.queryByText(details.saved)).toBeNull()
  })

  test('take what another tab has saved, but where somebody has typed', { tags: ['thorough'] }, async () => {
    const updateProfile = (typed: object) => ({ ...adasAccount, ...typed })
    const { server, user } = await openProfile({}, { 'account.updateProfile': updateProfile })
    await user.type(field(details.fields.name), ' II')
    server.answer({ 'account.find': () => ({ ...adasAccount, name: 'Ada L.', phone: '+852 5555 0199' }) })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(field(details.fields.phone)).toHaveProperty('value', '+852 5555 0199'))
    await user.click(button(details.button))
    await screen.findByText(details.saved)
    const saved = { name: 'Ada Chan II', phone: '+852 5555 0199' }
    expect(server.inputsOf('account.updateProfile')).toEqual([saved])
  })

  test('need a name, which is said at its field', async () => {
    const { server, user } = await openProfile()
    await user.clear(field(details.fields.name))
    await user.click(button(details.button))
    expect(await screen.findByText('Name is required.')).toBeTruthy()
    expect(document.activeElement).toBe(field(details.fields.name))
    expect(server.inputsOf('account.updateProfile')).toEqual([])
  })

  test('that could not be saved stay in the form, with the reason', { tags: ['thorough'] }, async () => {
    const { user } = await openProfile(
      {},
      { 'account.updateProfile': refuses(503, 'Try again in a moment.') },
    )
    await user.type(field(details.fields.name), ' II')
    await user.click(button(details.button))
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a moment.')
    expect(field(details.fields.name)).toHaveProperty('value', 'Ada Chan II')
    expect(currentSession()?.name).toBe('Ada Chan')
  })

  test('hold an address that cannot be edited, and whether it is verified', async () => {
    await openProfile()
    expect(field(details.fields.email)).toHaveProperty('readOnly', true)
    expect(screen.getByText(authMessages.emailIsFixed)).toBeTruthy()
    expect(screen.getByText(profile.verification.verified)).toBeTruthy()
    expect(screen.queryByRole('button', { name: profile.verification.resend })).toBeNull()
  })

  test('offer the mail again while the address is not verified', { tags: ['thorough'] }, async () => {
    await openProfile({ account: { emailVerified: false } })
    expect(screen.getByText(profile.verification.unverified)).toBeTruthy()
    expect(button(profile.verification.resend)).toBeTruthy()
  })
})

describe('the password', () => {
  const fill = async (
    user: Awaited<ReturnType<typeof openProfile>>['user'],
    typed: [string, string, string],
  ) => {
    const labels = [password.current.label, auth.fields.newPassword.label, auth.fields.confirmPassword.label]
    for (const [index, label] of labels.entries()) await user.type(field(label), typed[index] ?? '')
    await user.click(button(password.button))
  }

  test('is changed, and the other browsers are said to be signed out', async () => {
    const { server, user } = await openProfile({}, { 'auth.changePassword': () => null })
    await fill(user, ['old secret', 'new secret', 'new secret'])
    const saved = await screen.findByText(password.saved)
    await waitFor(() => expect(document.activeElement).toBe(saved))
    expect(server.inputsOf('auth.changePassword')).toEqual([
      { currentPassword: 'old secret', password: 'new secret' },
    ])
    expect(field(password.current.label)).toHaveProperty('value', '')
    await waitFor(() => expect(server.inputsOf('auth.listSessions').length).toBeGreaterThan(1))
  })

  test('is not changed while a rule is broken', { tags: ['thorough'] }, async () => {
    const { server, user } = await openProfile()
    await fill(user, ['old secret', 'short', 'other'])
    expect(await screen.findByText('Password must be at least 6 characters long.')).toBeTruthy()
    expect(screen.getByText('Passwords do not match.')).toBeTruthy()
    expect(document.activeElement).toBe(field(auth.fields.newPassword.label))
    expect(server.inputsOf('auth.changePassword')).toEqual([])
  })

  test('that was wrong is said at its field', async () => {
    const message = 'This password is not correct.'
    const { user } = await openProfile(
      {},
      { 'auth.changePassword': refuses(400, message, [{ path: 'currentPassword', message }]) },
    )
    await fill(user, ['wrong', 'new secret', 'new secret'])
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(password.current.label)))
  })
})

describe('the sessions', () => {
  const here = signedInAt('Firefox on Linux', true)
  const there = signedInAt('Safari on iPhone')

  test('name this browser, and another one can be signed out', async () => {
    const { server, user } = await openProfile({ sessions: [here, there] }, { 'auth.endSession': () => null })
    expect(await screen.findByText(sessions.current)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Sign Out Safari on iPhone, last seen/ }))
    const done = await screen.findByText(sessions.signedOut('Safari on iPhone'))
    expect(done.getAttribute('role')).toBe('status')
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(server.inputsOf('auth.endSession')).toEqual([{ id: there.id }])
    expect(screen.queryByText('Safari on iPhone')).toBeNull()
    expect(currentSession()).not.toBeNull()
  })

  test('that cannot be ended stay in the list, with the reason', { tags: ['thorough'] }, async () => {
    const { user } = await openProfile(
      { sessions: [here, there] },
      { 'auth.endSession': refuses(503, 'Try again in a moment.') },
    )
    await user.click(await screen.findByRole('button', { name: /^Sign Out Safari/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a moment.')
    expect(screen.getByText('Safari on iPhone')).toBeTruthy()
  })

  test('can all be ended, this one too', async () => {
    const { user } = await openProfile({ sessions: [here, there] }, { 'auth.signOutEverywhere': () => null })
    await user.click(button(sessions.everywhere))
    await waitFor(() => expect(currentSession()).toBeNull())
    expect(window.location.pathname).toBe('/')
    expect(toast).toHaveBeenLastCalledWith({
      title: authMessages.signedOutTitle,
      description: sessions.everywhereDone,
    })
  })
})

describe('the data', () => {
  const whole = '{"kind":"account"}\n{"kind":"end","records":1}\n'
  const download = async (answer: () => Response | Promise<Response>) => {
    const { user } = await openProfile()
    const others = fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
      address === '/api/account/data' ? answer() : others(address, init),
    )
    await user.click(screen.getByRole('link', { name: data.button }))
  }

  test('comes as one file', async () => {
    await download(() => new Response(whole))
    expect(await screen.findByText(data.done('my-data.ndjson'))).toBeTruthy()
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('my-data.ndjson', expect.anything())
    expect(await vi.mocked(saveFile).mock.calls[0]?.[1].text()).toBe(whole)
  })

  test('is told to have been asked for too often', { tags: ['thorough'] }, async () => {
    const message = 'Too many tries. Please wait 3 minutes and try again.'
    await download(() => Response.json({ message }, { status: 429 }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(saveFile).not.toHaveBeenCalled()
  })

  test('is not given to who is signed out by now, which the page notices', async () => {
    await download(() => Response.json({ message: 'Please sign in.' }, { status: 401 }))
    await waitFor(() => expect(currentSession()).toBeNull())
    expect(window.location.pathname).toBe('/login')
    expect(saveFile).not.toHaveBeenCalled()
  })

  firstOf([
    ['that ends before its last line', () => new Response('{"kind":"account"}\n{"kind":"order"}\n')],
    [
      'whose last line only looks so',
      () => new Response('{"kind":"message","message":"{\\"kind\\":\\"end\\"}"}\n'),
    ],
    [
      'whose connection is cut',
      () => new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('cut')) })),
    ],
    ['that no server answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('%s is not saved, and the page says so', async (_what, answer) => {
    await download(answer)
    expect((await screen.findByRole('alert')).textContent).toBe(profile.unreachable)
    expect(saveFile).not.toHaveBeenCalled()
  })
})

describe('deleting the account', () => {
  async function ask(user: Awaited<ReturnType<typeof openProfile>>['user'], typed: string) {
    await user.click(button(deletion.open))
    const dialog = within(await screen.findByRole('dialog', { name: deletion.title }))
    const input = dialog.getByLabelText(auth.fields.password.label, { selector: 'input' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    if (typed) await user.keyboard(typed)
    await user.click(dialog.getByRole('button', { name: deletion.button }))
    return { dialog, input }
  }

  test('asks for the password, then goes home and says the date until that is closed', async () => {
    const { server, user } = await openProfile(
      {},
      { 'account.deleteAccount': () => ({ erasedAt: '2026-04-05T03:00:00.000Z', graceDays: 30 }) },
    )
    await ask(user, 'old secret')
    await waitFor(() => expect(currentSession()).toBeNull())
    expect(window.location.pathname).toBe('/')
    expect(server.inputsOf('account.deleteAccount')).toEqual([{ password: 'old secret' }])
    expect(toast).toHaveBeenLastCalledWith({
      title: deletion.doneTitle,
      description: deletion.done('April 5, 2026'),
      duration: Infinity,
      isKept: true,
    })
  })

  test('with a wrong password does nothing and says so at the field', async () => {
    const message = 'This password is not correct.'
    const { user } = await openProfile(
      {},
      { 'account.deleteAccount': refuses(400, message, [{ path: 'password', message }]) },
    )
    const { dialog, input } = await ask(user, 'wrong')
    expect(await dialog.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(currentSession()).not.toBeNull()
  })

  test('without a password asks for it', { tags: ['thorough'] }, async () => {
    const { server, user } = await openProfile()
    const { dialog } = await ask(user, '')
    expect(await dialog.findByText('Password is required.')).toBeTruthy()
    expect(server.inputsOf('account.deleteAccount')).toEqual([])
  })

  test('can be thought over', { tags: ['thorough'] }, async () => {
    const { user } = await openProfile()
    await user.click(button(deletion.open))
    await user.click(await screen.findByRole('button', { name: deletion.keep }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button(deletion.open)))
  })
})
