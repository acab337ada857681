import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, rememberUser } from '../session/session-store.ts'
import { queryClient } from './query-client.ts'

const ada = { id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }
const ben = { id: 'u2', name: 'Ben Ito', email: 'ben@tearoom.example' }
const key = ['api', 'orders']

beforeEach(() => rememberUser(ada))
afterEach(() => {
  cleanup()
  forgetUser()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['signing out', () => forgetUser()],
  ['another one signing in', () => rememberUser(ben)],
])('%s takes away what the last one was shown', (_, change) => {
  queryClient.setQueryData(key, 'private')
  change()
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('a page that is open shows the next one what is theirs', async () => {
  const answers = ['of Ada', 'of Ben']
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
  render(
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>,
  )
  await screen.findByText('of Ada')
  act(() => rememberUser(ben))
  await screen.findByText('of Ben')
  expect(screen.queryByText('of Ada')).toBeNull()
})

test('a new name of the same user takes nothing away', () => {
  queryClient.setQueryData(key, 'private')
  rememberUser({ ...ada, name: 'Ada C.' })
  expect(queryClient.getQueryData(key)).toBe('private')
})

test('nothing goes stale, is fetched again or retried by itself', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false })
})

function Orders() {
  const { data } = useQuery<string>({ queryKey: key })
  return <p>{data ?? 'nothing'}</p>
}
