import { beforeAll, describe, expect, it } from 'vitest'
import { clientWithOrder } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { restPaths } from '../../testing/requests/test-rest.ts'
import { program, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const withoutPath: Record<string, string> = {
  'staff.setUp': 'begins a session',
  'staff.signIn': 'begins a session',
  'staff.join': 'begins a session',
  'staff.comeBack': 'begins a session',
  'staff.signOut': 'ends a session',
  'staff.proveAgain': 'is about a session',
  'staff.changePassword': 'begins a session anew',
  'staff.beginSecondFactor': 'is about signing in',
  'staff.confirmSecondFactor': 'is about signing in',
  'staff.endSecondFactor': 'is about signing in',
  'reviews.undoApproval': 'takes the secret of a mailed link',
  'orders.place': 'has the shape of the specification at /api/orders',
  'orders.list': 'has the shape of the specification at /api/orders',
  'orders.listSummaries': 'is a part of /api/orders, for pages',
}

const ofDeskAndOrders = procedures.filter(({ path }) =>
  /^(desk|payments|staff|tokens|webhooks|orders|conversation|deliveries|reviews|voices)\./.test(path),
)

describe('A procedure of the desk, or about an order', () => {
  it.each(ofDeskAndOrders.map((one) => [one.path, one] as const))(
    '%s has a REST path',
    (path, { type, output }) => {
      const rest = restPaths.get(path)
      expect(rest === undefined).toBe(path in withoutPath)
      if (!rest) return
      expect(rest.method === 'GET').toBe(type === 'query')
      // A query without an output would answer nothing.
      if (type === 'query') expect(output).toBeDefined()
      expect(rest.summary).toMatch(/^[A-Z].+\.$/)
    },
  )
})

eachDatabase('REST', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)
  const { browser: desk } = owner
  let money: Browser
  let number: string
  beforeAll(async () => {
    money = (await program(site, owner, { scopes: ['money:write', 'money:read', 'desk:read'] })).browser
    number = (await clientWithOrder(site)).number
  })

  const path = () => `/api/desk/orders/${number}`

  it('reads the input of a query from path and query string', async () => {
    const { status, body } = await desk.rest('GET', '/api/desk/queue?view=contact')
    expect([status, body['next']]).toEqual([200, null])
    expect(body['duties']).toMatchObject([{ number }])
    expect((await desk.rest('GET', '/api/desk/queue?view=nothing')).issues).toMatchObject([{ path: 'view' }])
    expect((await desk.rest('GET', path())).body).toMatchObject({ order: { number }, version: 0 })
    expect((await desk.send('HEAD', path())).body).toBe('')
  })

  it('reads the input of a mutation from path and body, and answers 204 if it returns nothing', async () => {
    const noted = await desk.send('POST', `${path()}/notes`, { text: 'By REST' })
    expect([noted.statusCode, noted.body]).toEqual([204, ''])
    expect((await desk.rest('GET', path())).body['timeline']).toMatchObject([{}, { text: 'By REST' }])
    expect((await desk.rest('POST', `${path()}/notes`)).issues).toEqual([
      { path: 'text', message: 'Note is required' },
    ])
  })

  it('takes an idempotency key from its header, once for all', async () => {
    const pay = (key: string, more = {}) =>
      money.send(
        'POST',
        `${path()}/money/payments`,
        { cents: 5, receivedOn: '2026-11-20', method: 'card', ...more },
        { 'idempotency-key': key },
      )
    const price = { cents: 6_999, idempotencyKey: 'price' }
    expect((await money.rest('POST', `${path()}/money/price`, price)).status).toBe(200)
    expect((await pay('one')).json()).toMatchObject({ entry: { cents: 5 }, replayed: false })
    expect((await pay('one')).json()).toMatchObject({ entry: { cents: 5 }, replayed: true })
    expect((await pay('one', { idempotencyKey: 'one' })).json()).toMatchObject({ replayed: true })
    const twice = await pay('one', { idempotencyKey: 'two' })
    expect([twice.statusCode, twice.json().message]).toEqual([
      400,
      'The path and the body give different values for one field.',
    ])
    expect((await money.rest('GET', `${path()}/money`)).body).toMatchObject({ paidCents: 5 })
  })

  it('refuses a body that names another order than the address', async () => {
    const answer = await desk.rest('POST', `${path()}/notes`, {
      number: 'NW-ORD-20261120-0001',
      text: 'Hello',
    })
    expect(answer).toMatchObject({
      status: 400,
      message: 'The path and the body give different values for one field.',
    })
    const same = await desk.rest('POST', `${path()}/notes`, { number, text: 'Hello' })
    expect(same.status).toBe(204)
  })

  it.each([[['a list']], ['text'], [7], [true]])('refuses %j for a body', async (body) => {
    const answer = await desk.rest('POST', `${path()}/notes`, body)
    expect(answer).toMatchObject({ status: 400, message: 'Send the fields as one JSON object.' })
  })

  it('shows a client’s order to nobody else', async () => {
    const { browser, number: own } = await clientWithOrder(site)
    expect((await browser.rest('GET', `/api/orders/${own}`)).body).toMatchObject({
      number: own,
      mayCancel: true,
    })
    expect((await browser.rest('GET', `/api/orders/${number}`)).status).toBe(404)
    expect((await browser.rest('POST', `/api/orders/${own}/cancel`)).body).toMatchObject({
      status: 'Cancelled',
    })
  })

  describe('tells of an error', () => {
    it('as RFC 9457 has it, and by its own name only to who asks for that', async () => {
      const answer = await desk.send('GET', '/api/desk/orders/nothing')
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.json()).toEqual({
        message: 'There is no such order.',
        type: '/api/problems#orderNotFound',
        title: 'There is no such order.',
        status: 404,
        detail: 'There is no such order.',
      })
      const accept = 'application/problem+json'
      for (const asked of [accept, accept.toUpperCase()]) {
        const named = await newBrowser(site).send('GET', '/api/desk/queue', undefined, { accept: asked })
        expect([named.statusCode, named.headers['content-type']]).toEqual([401, `${accept}; charset=utf-8`])
      }
    })

    it('of a kind that it explains', async () => {
      const { problems } = (await newBrowser(site).send('GET', '/api/problems')).json()
      expect(problems).toContainEqual({
        type: '/api/problems#tooManyTries',
        title: 'Too many tries. Please wait a little and try again.',
        status: 429,
      })
    })
  })
})
