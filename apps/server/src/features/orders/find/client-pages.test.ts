import { expect, it, vi } from 'vitest'
import { clientWithOrder, registered } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { postedIn, stateIn, testPages } from '../../../testing/requests/test-pages.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus, statusOf } from '../../../testing/test-orders.ts'

const orderPattern = '/dashboard/orders/:number'
const built = testPages(['/dashboard', orderPattern, '/login'])

/** Renders like the web app: asks for the order in the address and answers with its status. */
const pages: typeof built = {
  ...built,
  async render(address, state, ask) {
    const number = /^\/dashboard\/orders\/([^?]+)/.exec(address)?.[1]
    const asked =
      number && state.user ? await ask('orders.find', { number: decodeURIComponent(number) }) : null
    const markup = JSON.stringify(asked)
    return { markup, state, ...(asked && 'failure' in asked && { status: asked.failure.status }) }
  },
}

eachDatabase('The pages of a client', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { pages })

  async function ordered() {
    const client = await clientWithOrder(site)
    return { ...client, path: `/dashboard/orders/${client.number}` }
  }
  const see = (browser: Browser, path: string) => browser.send('GET', path)

  it.each([
    ['/dashboard?tab=orders', '/login?next=%2Fdashboard%3Ftab%3Dorders'],
    ['/dashboard/orders/NW-ORD-20260306-0042', '/login?next=%2Fdashboard%2Forders%2FNW-ORD-20260306-0042'],
  ])('%s sends a guest to sign in, and leads back', async (path, to) => {
    const answer = await see(newBrowser(site), path)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('have their client in them, and are kept by nobody', async () => {
    const { browser, person, number, path } = await ordered()
    for (const address of ['/dashboard', path]) {
      const answer = await see(browser, address)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(answer.headers.etag).toBeUndefined()
      expect(stateIn(answer).user).toMatchObject({ name: person.name, email: person.email })
      expect(answer.body).toContain('<html data-session')
    }
    expect((await see(browser, path)).body).toContain(number)
  })

  it.each([
    ['of somebody else', async () => (await ordered()).number],
    ['that nobody placed', async () => 'NW-ORD-20200101-0001'],
  ])('say of an order %s that there is none', async (_, numberOf) => {
    const { browser } = await ordered()
    const answer = await see(browser, `/dashboard/orders/${await numberOf()}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('"failure":{"status":404')
    expect(answer.body).not.toContain('PS-070')
  })

  it('change nothing when they are read, whatever their address asks', async () => {
    const { browser, number, path } = await ordered()
    await vi.waitUntil(
      async () => (await site.rows(`select 1 from mails where status = 'queued'`)).length === 0,
      {
        timeout: 10_000,
      },
    )
    const tables = ['users', 'sessions', 'orders', 'order_events', 'mails']
    const rows = () => Promise.all(tables.map((table) => site.rows(`select * from ${table} order by id`)))
    const before = await rows()
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/dashboard', `${path}?cancel=ask`, `${path}/cancel`, '/dashboard/sign-out']) {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        await site.app.inject({ method, url, headers: { cookie } })
      }
    }
    expect(await rows()).toEqual(before)
    expect(await statusOf(site, number)).toBe('Pending Contact')
  })

  it('cancel an order by a form, once, and say so at an address that can be loaded anew', async () => {
    const { browser, number, path } = await ordered()
    for (const _ of ['press', 'second press']) {
      const answer = await browser.postForm(`${path}/cancel`)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=cancel-order`])
    }
    expect(await statusOf(site, number)).toBe('Cancelled')
    const events = `select to_status from order_events where order_id =
      (select id from orders where number = '${number}') and to_status = 'Cancelled'`
    expect(await site.rows(events)).toHaveLength(1)
    const page = await see(browser, `${path}?sent=cancel-order`)
    expect(postedIn(page)).toMatchObject({ kind: 'sent', form: 'cancel-order' })
  })

  it('say why an order cannot be cancelled any more, in the page that asks', async () => {
    const { browser, number, path } = await ordered()
    await setStatus(site, number, 'In Production')
    const answer = await browser.postForm(`${path}/cancel`)
    expect(answer.statusCode).toBe(422)
    expect(postedIn(answer)).toMatchObject({ kind: 'refused', form: 'cancel-order', status: 409 })
    expect(stateIn(answer).address).toBe(path)
    expect(await statusOf(site, number)).toBe('In Production')
  })

  it('cancel nothing for another client, and send a guest to sign in', async () => {
    const { number, path } = await ordered()
    const stranger = await registered(site)
    expect((await stranger.browser.postForm(`${path}/cancel`)).statusCode).toBe(422)
    const asGuest = await newBrowser(site).postForm(`${path}/cancel`)
    expect([asGuest.statusCode, asGuest.headers.location]).toEqual([
      303,
      `/login?next=${encodeURIComponent(path)}`,
    ])
    expect(await statusOf(site, number)).toBe('Pending Contact')
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('cancel nothing for a page of another site: %j', async (headers) => {
    const { browser, number, path } = await ordered()
    expect((await browser.postForm(`${path}/cancel`, {}, headers)).statusCode).toBe(403)
    expect(await statusOf(site, number)).toBe('Pending Contact')
  })

  it('come from the address of a form that was refused, where that is loaded anew', async () => {
    const { browser, path } = await ordered()
    const answer = await see(browser, `${path}/cancel`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path])
  })
})
