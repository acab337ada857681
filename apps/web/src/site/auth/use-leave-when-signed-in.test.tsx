import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adaUser } from '../../testing/auth-fixtures.ts'
import { freshForm } from '../../testing/fresh-form.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage, shownPath } from '../../testing/render-page.tsx'
import { currentSession, rememberUser } from '../session/session-store.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

freshForm()

const isAda = { '/api/auth/me': () => Response.json({ user: adaUser }) }

describe('a client whom the browser remembers', () => {
  beforeEach(() => rememberUser({ ...adaUser, name: 'Ada' }))

  test('is sent on as soon as the server confirms it, with the name that the server knows', async () => {
    fakeApi(isAda)
    renderPage(<Login />, '/login')
    await waitFor(() => expect(shownPath()).toBe('/dashboard'))
    expect(currentSession()).toEqual(adaUser)
  })

  test('stays when the session is over, and is forgotten', async () => {
    fakeApi({ '/api/auth/me': () => Response.json({ message: 'Please sign in.' }, { status: 401 }) })
    renderPage(<Login />, '/login')
    await waitFor(() => expect(currentSession()).toBeNull())
    expect(shownPath()).toBe('/login')
  })

  test('stays when the server cannot be asked', async () => {
    const { received } = fakeApi({})
    renderPage(<Login />, '/login')
    await waitFor(() => expect(received).toHaveLength(1))
    expect(shownPath()).toBe('/login')
    expect(screen.getByText('a form')).toBeTruthy()
  })
})

test('where nobody is remembered the server is not asked, until somebody signs in in another tab', async () => {
  const { received } = fakeApi(isAda)
  renderPage(<Login />, '/login')
  expect(received).toEqual([])
  act(() => rememberUser(adaUser))
  await waitFor(() => expect(shownPath()).toBe('/dashboard'))
})

test('where the browser refuses to remember anybody, the server is asked', async () => {
  vi.stubGlobal('localStorage', undefined)
  fakeApi(isAda)
  renderPage(<Login />, '/login')
  await waitFor(() => expect(shownPath()).toBe('/dashboard'))
  expect(currentSession()).toEqual(adaUser)
})

function Login() {
  useLeaveWhenSignedIn('/dashboard', { sending: false, sent: null })
  return <p>a form</p>
}
