import { afterEach, expect, test, vi } from 'vitest'
import { trpcClient } from './trpc-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('every call is a request of its own: the server refuses some in a batch', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return Response.json({ result: { data: null } })
  })
  const typed = { email: 'ada@tearoom.example', password: 'secret', rememberMe: false }
  await Promise.all([trpcClient.auth.signIn.mutate(typed), trpcClient.auth.signIn.mutate(typed)])
  await Promise.all([trpcClient.projects.countWork.query(), trpcClient.orders.listSummaries.query()])
  expect(addresses.map((address) => address.split('?')[0])).toEqual([
    '/trpc/auth.signIn',
    '/trpc/auth.signIn',
    '/trpc/projects.countWork',
    '/trpc/orders.listSummaries',
  ])
  expect(addresses.join()).not.toContain('batch')
})
