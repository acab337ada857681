import { dashboard } from '@northword/content/orders/dashboard'
import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '../../app.tsx'
import { adasAccount, ordered } from '../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage, otherTabStores } from '../../testing/open-private-page.tsx'
import { currentSession } from '../../site/session/session-store.ts'

freshPrivatePage()

const address = () => window.location.pathname + window.location.search

test.each(['/dashboard', '/dashboard?tab=orders', '/dashboard/orders/NW-ORD-20260306-0042'])(
  '%s asks guests to sign in, and is where signing in leads to',
  async (path) => {
    const server = fakeAccount()
    await openPrivatePage(path, null)
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`))
    expect(server.inputsOf('orders.listSummaries')).toEqual([])
  },
)

test('a server that says 401 ends what this browser remembered', async () => {
  const signedOut = refuses(401, 'Please sign in.')
  fakeAccount(
    {},
    { 'account.find': signedOut, 'orders.listSummaries': signedOut, 'projects.listSummaries': signedOut },
  )
  await openPrivatePage('/dashboard')
  await waitFor(() => expect(address()).toBe('/login?next=%2Fdashboard'))
  expect(currentSession()).toBeNull()
  expect(localStorage.getItem('nw_user')).toBeNull()
})

test('signing out in another tab leaves nothing private on screen', async () => {
  fakeAccount({ orders: [ordered({ name: 'Secret Launch Page' })] })
  await openPrivatePage('/dashboard?tab=orders')
  await screen.findByText('Secret Launch Page')
  await otherTabStores({ nw_user: null, nw_session_id: null })
  expect(screen.queryByText('Secret Launch Page')).toBeNull()
  expect(screen.queryByText(/Ada Chan/)).toBeNull()
  await waitFor(() => expect(address()).toBe('/login?next=%2Fdashboard%3Ftab%3Dorders'))
})

test('another user who signs in in another tab gets a dashboard of their own', async () => {
  const server = fakeAccount({ orders: [ordered({ name: 'Secret Launch Page' })] })
  await openPrivatePage('/dashboard?tab=orders')
  await screen.findByText('Secret Launch Page')
  const bao = { ...adasAccount, id: 'bao-2', name: 'Bao Lee', email: 'bao@noodles.example' }
  server.answer({
    'account.find': () => bao,
    'orders.listSummaries': () => ({ orders: [ordered({ name: 'E-Book' })], next: null }),
  })
  await otherTabStores({ nw_user: JSON.stringify(bao), nw_session_id: bao.id })
  expect(screen.queryByText('Secret Launch Page')).toBeNull()
  expect(await screen.findByText('E-Book')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: /Welcome, Bao Lee/ })).toBeTruthy()
})

test('signing out goes home and not to the login', async () => {
  fakeAccount({}, { 'auth.signOut': () => null })
  const { user } = await openPrivatePage('/dashboard')
  await user.click(screen.getByRole('button', { name: dashboard.signOut }))
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(address()).toBe('/')
})

test.each(['/dashboard', '/dashboard/orders/NW-ORD-20260306-0042'])(
  'the built page of %s holds its heading and nothing of anybody',
  async (path) => {
    fakeAccount()
    await openPrivatePage(path)
    const html = renderToString(
      <StaticRouter location={path}>
        <App state={{}} />
      </StaticRouter>,
    )
    expect(html).toMatch(/<h1/)
    expect(html).not.toContain('Ada')
    expect(html).not.toContain('0042')
  },
)
