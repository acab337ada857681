import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { failures } from '@northword/content/operate/failures'
import { sessionCookie } from '@northword/contract/device/device-key-names'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createPasswords } from '../../features/auth/proof/passwords.ts'
import { forms, sheets } from '../../features.ts'
import { createRoom } from '../../limits/room.ts'
import { newSecret } from '../../secrets/secrets.ts'
import { guestOrder, placed, somebody } from '../../testing/test-accounts.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { ada } from '../../testing/test-orders.ts'
import { postedIn, testPages } from '../../testing/requests/test-pages.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { owned } from '../../testing/test-staff.ts'
import { pathFrom } from '../pages/page-address.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const somewhere = { number: 'NW-ORD-20200101-0001', sku: 'PS-070' }
const formPages = forms.map(({ path, page = path }) => page)
const pages = () => testPages([...new Set(['/', '/dashboard', ...formPages])])
const busy = [503, '2']
/** Guest pages that need no database. */
const ofGuests = ['/login', '/signup', '/legal/cookies', '/order/:sku', '/o']

const warned = ({ logged }: TestApp) => logged.filter((line) => line.includes('"overloaded"'))

/** Expected answers while the server takes no new work. */
function refusesWork(site: TestApp) {
  it('refuses every procedure by tRPC', async () => {
    for (const { path, type } of procedures) {
      const browser = newBrowser(site)
      const { status, headers, message } = await (type === 'query' ? browser.ask(path) : browser.call(path))
      expect([path, status, headers['retry-after'], message]).toEqual([path, ...busy, failures.busy])
    }
  })

  it('refuses every path by REST', async () => {
    const problem = expect.objectContaining({ type: '/api/problems#busy', message: failures.busy })
    for (const path of restPaths.keys()) {
      const input = { ...somewhere, id: '1', token: 'x' }
      const { status, headers, body } = await callByRest(newBrowser(site), path, input)
      expect([path, status, headers['retry-after'], body]).toEqual([path, ...busy, problem])
    }
  })

  it.each(forms)('answers a post to $path with a page that says so', async ({ path }) => {
    const answer = await newBrowser(site).postForm(pathFrom(path, somewhere), { name: 'Ada' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual(busy)
    expect(postedIn(answer)).toMatchObject({ message: failures.busy })
  })

  it.each(sheets)('refuses to print $path', async ({ path }) => {
    const answer = await newBrowser(site).visit(pathFrom(path, somewhere))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual(busy)
  })

  it('shows pages as they were built, and says that it lives', async () => {
    const visitor = newBrowser(site)
    expect(await visitor.visit('/')).toMatchObject({ statusCode: 200 })
    for (const url of ['/livez', '/readyz'])
      expect(await visitor.send('GET', url)).toMatchObject({ statusCode: 200 })
    visitor.cookies.set(sessionCookie, newSecret())
    const shown = await visitor.visit('/dashboard')
    expect([shown.statusCode, shown.body.includes('as built')]).toEqual([503, true])
  })

  it.each(ofGuests)('shows %s to guests', async (path) => {
    const shown = await newBrowser(site).visit(pathFrom(path, somewhere))
    expect([shown.statusCode, shown.body.includes('as built')]).toEqual([200, true])
  })

  it('asks the database for no picture', async () => {
    const { statusCode } = await newBrowser(site).visit(`/pictures/${'0'.repeat(64)}.webp`)
    expect(statusCode).toBe(503)
  })

  it('shows guests what it renders of their address alone', async () => {
    const visitor = newBrowser(site)
    for (const url of ['/login?next=/dashboard', '/legal/cookies?optional=off'])
      expect(await visitor.visit(url)).toMatchObject({ statusCode: 200, body: expect.stringContaining(url) })
    expect(await visitor.visit('/dashboard')).toMatchObject({
      statusCode: 303,
      headers: { location: '/login?next=%2Fdashboard', 'cache-control': 'no-store' },
    })
  })
}

eachDatabase('A server with no room left', (open) => {
  const site = useTestApp(open, {}, { pages: pages() })
  let leave: (() => void)[]
  beforeAll(async () => {
    leave = Array.from({ length: 500 }, (_, each) => site.room.enter(`198.18.9.${each % 250}`, 'order'))
  })

  refusesWork(site)

  it('tells the operator once', () => expect(warned(site)).toHaveLength(1))

  it('takes an order as soon as there is room', async () => {
    leave.pop()?.()
    expect(await guestOrder(site)).toMatch(/^NW-ORD-/)
  })
})

eachDatabase('A server whose memory is nearly full', (open) => {
  const site = useTestApp(open, {}, { pages: pages(), room: createRoom(1, () => 0.96) })

  refusesWork(site)

  it('tells the operator once', () => expect(warned(site)).toHaveLength(1))
})

eachDatabase('A place in the room', (open) => {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<boolean>()
  const matches = () => {
    begun.resolve()
    return done.promise
  }
  const passwords = { ...createPasswords(), matches }
  const site = useTestApp(open, {}, { pages: pages(), passwords })
  beforeAll(() => site.app.listen({ port: 0, host: '127.0.0.1' }))

  const isEmpty = () => vi.waitFor(() => expect(site.room.taken()).toBe(0), { timeout: 30_000 })

  it('is given back after a success, a refusal, a batch, a page and a file', async () => {
    const owner = await owned(site)
    const browser = newBrowser(site)
    await placed(browser, somebody().email)
    await browser.call('orders.place', { sku: 'none' })
    await browser.send('GET', '/trpc/auth.me,auth.me?batch=1&input=%7B%7D')
    await browser.send('GET', '/trpc/auth.me,auth.me?batch=1&input=%7B%7D', undefined, {
      'trpc-accept': 'application/jsonl',
    })
    await browser.visit('/dashboard')
    await browser.postForm('/contact', { ...somebody() })
    expect((await owner.browser.send('GET', '/api/desk/orders.csv')).statusCode).toBe(200)
    await isEmpty()
  })

  it.each(['accept', 'trpc-accept'])(
    'leaves an answer in lines, asked for by %s, that programs can read',
    async (name) => {
      const { port } = site.app.server.address() as AddressInfo
      const url = `http://127.0.0.1:${port}/trpc/auth.me?batch=1&input=%7B%7D`
      const answer = await fetch(url, { headers: { [name]: 'application/jsonl' } })
      expect([answer.status, await answer.text()]).toEqual([expect.any(Number), expect.stringContaining('{')])
    },
  )

  it('is kept by work whose reader is gone, until it is done', async () => {
    const { port } = site.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const body = JSON.stringify({ email: somebody().email, password: 'a wrong guess' })
    const lines = [
      'POST /trpc/auth.signIn HTTP/1.1',
      'host: localhost:3000',
      'content-type: application/json',
    ]
    socket.write([...lines, `content-length: ${body.length}`, '', body].join('\r\n'))
    await begun.promise
    socket.destroy()
    await once(socket, 'close')
    await setTimeout(100)
    expect(site.room.taken()).toBe(1)
    done.resolve(false)
    await isEmpty()
  })
})

eachDatabase('An answer that nobody reads', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const unread = { method: 'POST', payloadAsStream: true } as const
  /** Longer than what an answer keeps on the way. */
  const brief = { ...ada, note: 'A long brief. '.repeat(6_000) }

  it.each(['/trpc/orders.place', '/api/orders'])(
    'keeps no place, and none for a long body: %s',
    async (url) => {
      const statuses: number[] = []
      // More than one network has at once.
      for (let sent = 0; sent < 6; sent += 1) {
        const idempotencyKey = randomUUID()
        const headers = { 'idempotency-key': idempotencyKey }
        const answer = await site.app.inject({
          ...unread,
          url,
          headers,
          payload: { ...brief, idempotencyKey },
        })
        statuses.push(Math.floor(answer.statusCode / 100))
      }
      expect(statuses).toEqual(Array.from({ length: 6 }, () => 2))
      expect(site.room.taken()).toBe(0)
    },
  )

  it('keeps none while a batch of the longest answers waits', async () => {
    const client = newBrowser(site)
    const person = somebody()
    await client.call('auth.signUp', person)
    const { body } = await client.call('orders.place', { ...brief, email: person.email })
    const input = JSON.stringify({ 0: { number: Object(body['order']).number } })
    const url = `/trpc/orders.find,orders.find?batch=1&input=${encodeURIComponent(input)}`
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const accept of ['application/json', 'application/jsonl'])
      await site.app.inject({ url, headers: { cookie, accept }, payloadAsStream: true })
    expect(site.room.taken()).toBe(0)
  })
})

eachDatabase('A batch that is to be answered in lines', (open) => {
  let begun: () => void
  let done: Promise<boolean>
  const matches = () => {
    begun()
    return done
  }
  const site = useTestApp(open, {}, { passwords: { ...createPasswords(), matches } })

  it.each(['accept', 'trpc-accept'])('has its place until all its calls have ended: by %s', async (name) => {
    const payload = { 0: { email: somebody().email, password: 'a wrong guess' } }
    const headers = { [name]: 'application/jsonl' }
    const [working, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    begun = working.resolve
    done = ended.promise
    const answering = site.app.inject({ method: 'POST', url: '/trpc/auth.signIn?batch=1', headers, payload })
    await working.promise
    await setTimeout(100)
    expect(site.room.taken()).toBe(1)
    ended.resolve(false)
    await answering
    expect(site.room.taken()).toBe(0)
  })
})

eachDatabase('Questions about the health of a server', (open) => {
  const site = useTestApp(open)
  afterEach(() => void vi.restoreAllMocks())

  it('that come a thousand at once are one question to the database', async () => {
    const browser = newBrowser(site)
    await browser.send('GET', '/readyz')
    const asked = vi.spyOn(site.database.orm.em, 'fork')
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => browser.send('GET', '/readyz')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    // Some arrive while the first answer is being written.
    expect(asked.mock.calls.length).toBeLessThan(20)
  })
})
