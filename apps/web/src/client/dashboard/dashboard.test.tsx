import { dashboard } from '@northword/content/orders/dashboard'
import { lists } from '@northword/content/orders/lists'
import { profile } from '@northword/content/orders/profile'
import type { OrderView } from '@northword/contract/orders/orders'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ordered, project, signedInAt } from '../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../testing/open-private-page.tsx'

freshPrivatePage()

const { counters, tabs } = dashboard
const countOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const pageOf = (orders: OrderView[], next: string | null = null) => ({ orders, next })
const tab = (name: string) => screen.getByRole('tab', { name })

test('the dashboard welcomes the client and counts all of their work, however little of it is on screen', async () => {
  const counts = { activeProjects: 590, totalOrders: 612, completed: 41, inProgress: 17 }
  fakeAccount({ projects: [project()], orders: [ordered(), ordered()], counts })
  await openPrivatePage('/dashboard')
  expect(screen.getByRole('heading', { level: 1, name: /Welcome, Ada Chan/ })).toBeTruthy()
  await waitFor(() => expect(countOf(counters.active)).toBe('590'))
  expect(countOf(counters.orders)).toBe('612')
  expect(countOf(counters.completed)).toBe('41')
  expect(countOf(counters.inProgress)).toBe('17')
})

describe('a project', () => {
  test('shows five steps, the current one and the percentage, and leads to its order', async () => {
    const work = project({ title: 'E-Book', status: 'In Production', orderNumber: 'NW-ORD-20260306-0042' })
    fakeAccount({ projects: [work] })
    await openPrivatePage('/dashboard')
    const steps = await screen.findByRole('list', { name: dashboard.projects.progressLabel('E-Book') })
    const items = within(steps).getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(items.filter((item) => item.ariaCurrent === 'step' || item.getAttribute('aria-current'))).toEqual([
      items[2],
    ])
    expect(screen.getByText('60%')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'E-Book NW-ORD-20260306-0042' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders/NW-ORD-20260306-0042')
  })

  test.each(['Cancelled', 'Refunded'] as const)('of a %s order says so', async (orderStatus) => {
    fakeAccount({ projects: [project({ status: 'In Production', orderStatus })] })
    await openPrivatePage('/dashboard')
    expect((await screen.findByText(orderStatus)).dataset['color']).toBe('grey')
  })
})

describe('the tabs', () => {
  test('stand in the address, so that Back goes from one to the last', async () => {
    fakeAccount()
    const { user } = await openPrivatePage('/dashboard')
    await user.click(tab(tabs.orders))
    expect(window.location.search).toBe('?tab=orders')
    expect(await screen.findByText(dashboard.orders.empty.heading)).toBeTruthy()
    act(() => window.history.back())
    await waitFor(() => expect(tab(tabs.projects).getAttribute('aria-selected')).toBe('true'))
    expect(await screen.findByText(dashboard.projects.empty.heading)).toBeTruthy()
  })

  firstOf([
    ['/dashboard', '{ArrowRight}', tabs.orders],
    ['/dashboard', '{ArrowLeft}', tabs.profile],
    ['/dashboard?tab=profile', '{ArrowRight}', tabs.projects],
    ['/dashboard?tab=profile', '{Home}', tabs.projects],
    ['/dashboard?tab=nonsense', '{End}', tabs.profile],
  ] as const)('from %s, %s chooses “%s” and takes the focus there', async (path, key, chosen) => {
    fakeAccount()
    const { user } = await openPrivatePage(path)
    act(() => screen.getByRole('tab', { selected: true }).focus())
    await user.keyboard(key)
    await waitFor(() => expect(tab(chosen).getAttribute('aria-selected')).toBe('true'))
    expect(document.activeElement).toBe(tab(chosen))
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(chosen)])
    expect(screen.getByRole('tabpanel', { name: chosen })).toBeTruthy()
  })
})

describe('a list that is longer than a page', () => {
  const many = Array.from({ length: 5 }, (_, at) =>
    ordered({ number: `NW-ORD-20260306-000${at}`, name: `Text ${at}` }),
  )
  const inTwos = ({ cursor }: { cursor?: string }) => {
    const from = Number(cursor ?? 0)
    return pageOf(many.slice(from, from + 2), from + 2 < many.length ? String(from + 2) : null)
  }
  const rows = () => screen.getAllByRole('row').length - 1
  const more = () => screen.getByRole('link', { name: lists.more })
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('shows more by the keyboard, goes on at the first new row and says how many there are', async () => {
    const server = fakeAccount({}, { 'orders.listSummaries': inTwos })
    const { user } = await openPrivatePage('/dashboard?tab=orders')
    await screen.findByRole('table')
    expect(rows()).toBe(2)
    expect(said().join('')).toBe('')
    act(() => more().focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toBe(4))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Text 2/ }))
    expect(said()).toContain(lists.shown(4))
    act(() => more().focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toBe(5))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Text 4/ }))
    expect(said()).toContain(lists.all(5))
    expect(screen.queryByRole('link', { name: lists.more })).toBeNull()
    expect(server.inputsOf('orders.listSummaries')).toMatchObject([{}, { cursor: '2' }, { cursor: '4' }])
  })

  test(
    'keeps what it shows where the rest cannot be loaded, says so, and is asked again',
    { tags: ['thorough'] },
    async () => {
      const server = fakeAccount({}, { 'orders.listSummaries': inTwos })
      const { user } = await openPrivatePage('/dashboard?tab=orders')
      await screen.findByRole('table')
      server.answer({ 'orders.listSummaries': () => Promise.reject(new TypeError('Failed to fetch')) })
      await user.click(more())
      expect((await screen.findByRole('alert')).textContent).toBe(lists.failed)
      expect(rows()).toBe(2)
      server.answer({ 'orders.listSummaries': inTwos })
      await user.click(more())
      await waitFor(() => expect(rows()).toBe(4))
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('of projects or of browsers is shown so too', { tags: ['thorough'] }, async () => {
    const projects = [project({ title: 'First' }), project({ title: 'Second' })]
    const sessions = [signedInAt('Firefox on Linux', true), signedInAt('Safari on iPhone')]
    const oneByOne =
      <Row,>(name: string, all: Row[]) =>
      ({ cursor }: { cursor?: string }) => ({ [name]: [all[cursor ? 1 : 0]], next: cursor ? null : '1' })
    fakeAccount(
      {},
      {
        'projects.listSummaries': oneByOne('projects', projects),
        'auth.listSessions': oneByOne('sessions', sessions),
      },
    )
    const { user } = await openPrivatePage('/dashboard')
    await user.click(await screen.findByRole('link', { name: lists.more }))
    const second = await screen.findByRole('link', { name: /Second/ })
    await waitFor(() => expect(document.activeElement).toBe(second))
    await user.click(tab(tabs.profile))
    await user.click(await screen.findByRole('link', { name: lists.more }))
    const signOut = await screen.findByRole('button', { name: /^Sign Out Safari on iPhone/ })
    await waitFor(() => expect(document.activeElement).toBe(signOut))
    expect(said()).toContain(lists.all(2))
  })
})

test('orders of guests carry a badge, and no others', async () => {
  fakeAccount({ orders: [ordered({ guest: true, userId: null }), ordered()] })
  await openPrivatePage('/dashboard?tab=orders')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).queryByText('Guest Order') !== null)).toEqual([true, false])
})

test.each([
  ['/dashboard', dashboard.projects.empty.heading],
  ['/dashboard?tab=orders', dashboard.orders.empty.heading],
])('where nothing is there, %s leads to the services', async (path, heading) => {
  fakeAccount()
  await openPrivatePage(path)
  await screen.findByRole('heading', { name: heading })
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getByRole('link', { name: dashboard.toServices.label }).getAttribute('href')).toBe('/services')
})

describe('a client whose address is not verified', () => {
  test('is told of it in the same words whether or not there are more orders, and gets the mail again', async () => {
    const server = fakeAccount(
      { account: { emailVerified: false }, orders: [ordered()] },
      { 'auth.resendVerification': () => null },
    )
    const { user } = await openPrivatePage('/dashboard?tab=orders')
    expect(await screen.findByText(dashboard.unverified.text('ada@tearoom.example'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: profile.verification.resend }))
    const sent = await screen.findByText(profile.verification.sent('ada@tearoom.example'))
    expect(sent.getAttribute('role')).toBe('status')
    expect(server.inputsOf('auth.resendVerification')).toHaveLength(1)
  })

  test('is told why the mail was not sent', async () => {
    const tooMany = 'Too many tries. Please wait a little and try again.'
    fakeAccount({ account: { emailVerified: false } }, { 'auth.resendVerification': refuses(429, tooMany) })
    const { user } = await openPrivatePage('/dashboard')
    await user.click(await screen.findByRole('button', { name: profile.verification.resend }))
    expect((await screen.findByRole('alert')).textContent).toBe(tooMany)
  })
})

test('a verified client is told nothing of it', async () => {
  fakeAccount({ orders: [ordered()] })
  await openPrivatePage('/dashboard?tab=orders')
  await screen.findByRole('table')
  expect(screen.queryByText(dashboard.unverified.heading)).toBeNull()
})

test('a list that cannot be loaded says so, and is loaded when asked again', async () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  const server = fakeAccount({}, { 'orders.listSummaries': unreachable, 'projects.countWork': unreachable })
  const { user } = await openPrivatePage('/dashboard?tab=orders')
  expect((await screen.findByRole('alert')).textContent).toContain(dashboard.failure.unreachable)
  expect(countOf(counters.orders)).toBe(counters.unknown)
  const counts = { activeProjects: 0, totalOrders: 1, completed: 0, inProgress: 0 }
  server.answer({ 'orders.listSummaries': () => pageOf([ordered()]), 'projects.countWork': () => counts })
  await user.click(screen.getByRole('link', { name: dashboard.failure.retry }))
  const table = await screen.findByRole('table')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(countOf(counters.orders)).toBe('1')
  await waitFor(() => expect(countOf(counters.active)).toBe('0'))
  // The focus stays near the removed button, not at the top of the page.
  expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.contains(table)).toBe(true)
})

test('coming back to the tab of the browser brings the data up to date', async () => {
  const server = fakeAccount({ orders: [ordered({ status: 'Pending Contact' })] })
  await openPrivatePage('/dashboard?tab=orders')
  await screen.findByText('Pending Contact')
  server.answer({ 'orders.listSummaries': () => pageOf([ordered({ status: 'Paid' })]) })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await screen.findByText('Paid')).toBeTruthy()
})

test(
  'data that cannot be brought up to date stays, counted, and is said to be old',
  { tags: ['thorough'] },
  async () => {
    const server = fakeAccount({ orders: [ordered()] })
    await openPrivatePage('/dashboard?tab=orders')
    await screen.findByRole('table')
    server.answer({ 'orders.listSummaries': () => Promise.reject(new TypeError('Failed to fetch')) })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect((await screen.findByRole('alert')).textContent).toContain(dashboard.failure.stale)
    expect(screen.getByRole('table')).toBeTruthy()
    expect(countOf(counters.orders)).toBe('1')
  },
)
