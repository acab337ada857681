import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal, returns } from '../../testing/fake-api.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { renderPage, shownPath } from '../../testing/render-page.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { toast } from '../../site/toasts/toast.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { queryClient } from '../../site/api/query-client.ts'
import { currentSession, rememberUser } from '../../site/session/session-store.ts'
import { useSignOut } from './sign-out.ts'

vi.mock('../../site/toasts/toast.ts', () => ({ toast: vi.fn<() => void>() }))

freshPage()
beforeEach(() => {
  vi.useRealTimers()
  rememberUser({ id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' })
  localStorage.setItem('nw_draft:PS-070', '{}')
  localStorage.setItem('nw_outbox:1', '{}')
  queryClient.setQueryData(['orders'], ['private'])
})

test('signing out forgets the user, the answers and the drafts, and goes home', async () => {
  const { received } = fakeApi({ '/trpc/auth.signOut': returns() })
  const { user } = renderPage(<SignOut />, '/dashboard')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(shownPath()).toBe('/'))
  expect(received.map(({ url }) => url)).toEqual(['/trpc/auth.signOut'])
  expect(currentSession()).toBeNull()
  expect(queryClient.getQueryData(['orders'])).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['nw_outbox:1'])
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: authMessages.signedOutTitle,
    description: auth.signOut.done,
  })
})

test.each([
  ['nobody answers', {}, auth.signOut.unreachable],
  ['the server is not ready', { '/trpc/auth.signOut': () => refusal(503, 'Later.') }, 'Later.'],
])('where %s, the person stays signed in and is told so', async (_, answers, description) => {
  fakeApi(answers)
  const { user } = renderPage(<SignOut />, '/dashboard')
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toBe(description)
  expect(currentSession()?.id).toBe('u1')
  expect(shownPath()).toBe('/dashboard')
  expect(localStorage.getItem('nw_draft:PS-070')).toBe('{}')
  expect(queryClient.getQueryData(['orders'])).toEqual(['private'])
})

function SignOut() {
  const { signOut, error } = useSignOut()
  return (
    <ThemeProvider>
      <button onClick={signOut}>Sign out</button>
      <Outcome error={error} unreachable={auth.signOut.unreachable} />
    </ThemeProvider>
  )
}
