import { firstOf } from '@northword/rig/first-of'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { textsWaitSeconds } from '../../errors/texts-waiting.ts'
import { appRouter } from '../../router.ts'
import { guestOrder, placed, verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { owned, program } from '../../testing/test-staff.ts'
import { mostOrderBytes } from '../../features/orders/place/place-order.ts'
import { pathFrom } from '../pages/page-address.ts'
import { declaredIn } from '../api/procedure-routes.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const values = { number: 'NW-ORD-20200101-0001', piece: '1', version: '1', sku: 'PS-070', id: 'x' }
const large = declaredIn(appRouter).flatMap(({ path, meta }) =>
  meta?.mostBytes === undefined || meta.placesOrder
    ? []
    : [
        ['POST', `/trpc/${path}`, 'application/json'],
        ...(meta.rest ? [[meta.rest.method, pathFrom(meta.rest.url, values), 'application/json']] : []),
      ],
)
/** Senders who announce bodies that never come. */
interface Crowd {
  path: string
  headers: Record<string, string>
}

/** Routes about texts say that texts wait: a server that is busy with them has no fault. */
const fullAt = (path: string) => (path === '/contact' ? 503 : 429)

const isRead = ({ status }: { status: Promise<number> }) =>
  Promise.race([status.then(() => false), new Promise((done) => setTimeout(done, 200, true))])

const longBody = ({ cookies, headers }: Browser) => ({
  ...headers,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'content-type': 'application/json',
  'content-length': '200000',
})

describe('A route that takes larger bodies than others', () => {
  const site = useTestApp(openTestPglite)
  let port: number
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    port = (site.app.server.address() as AddressInfo).port
  })

  /** Begins a request whose body never comes. Returns its status, 0 without an answer, and a function to abort it. */
  function begin(method: string, path: string, headers: Record<string, string>, localAddress?: string) {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, localAddress })
    const status = once(sent, 'response').then(
      ([{ statusCode }]) => statusCode as number,
      () => 0,
    )
    sent.flushHeaders()
    return { status, end: () => sent.destroy() }
  }

  it.each(large)('(%s %s) asks who sends one before it reads it', async (method, path, type) => {
    for (const length of [{ 'content-length': '3000000' }, { 'transfer-encoding': 'chunked' }]) {
      const { status, end } = begin(method, path, { 'content-type': type, ...length })
      expect(await status).toBe(401)
      end()
    }
  })

  it('reads one for orders from any sender, and no byte more than the longest one has', async () => {
    const orderDoors = [
      ['/trpc/orders.place', 'application/json'],
      ['/api/orders', 'application/json'],
      ['/order/PS-070', 'application/x-www-form-urlencoded'],
    ] as const
    const isReadAt = async ([path, type]: (typeof orderDoors)[number]) => {
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
      const send = (length: number) => begin('POST', path, { ...headers, 'content-length': String(length) })
      const tooLarge = send(mostOrderBytes + 1)
      const longest = send(mostOrderBytes)
      const found = [path, await tooLarge.status, await isRead(longest)]
      for (const { end } of [tooLarge, longest]) end()
      return found
    }
    expect(await Promise.all(orderDoors.map(isReadAt))).toEqual(orderDoors.map(([path]) => [path, 413, true]))
  })

  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '200000',
    'sec-fetch-site': 'same-origin',
  }

  it('has few places for those of one network', async () => {
    const begun = Array.from({ length: 5 }, () => begin('POST', '/contact', form))
    expect(await Promise.race(begun.map(({ status }) => status))).toBe(503)
    const small = begin('POST', '/contact', { ...form, 'content-length': '60000' })
    expect(await isRead(small)).toBe(true)
    for (const { end } of [...begun, small]) end()
  })

  describe('has places for each kind of sender', () => {
    const text = 'A long text. '.repeat(9_000)
    const crowds: Record<string, Crowd> = {}
    /** Each sends a large body and returns the status. */
    const senders: Record<string, () => Promise<number>> = {}

    beforeAll(async () => {
      const owner = await owned(site)
      const client = await verified(site)
      const [theirs, linked] = [await placed(client.browser, client.person.email), await guestOrder(site)]
      const holder = await linkHolder(site, { number: linked })
      const scopes = ['desk:read', 'desk:write'] as const
      const { browser: machine } = await program(site, owner, { scopes: [...scopes] })
      const draft = `/api/desk/orders/${theirs}/texts/1/draft`
      const compare = async (browser: Browser, number: string) => {
        const { status, headers } = await browser.call('reviews.compareApproved', {
          number,
          piece: 1,
          version: 1,
          text,
        })
        expect(headers['retry-after']).toBe(status === 429 ? String(textsWaitSeconds) : undefined)
        return status
      }
      Object.assign(crowds, {
        strangers: { path: '/contact', headers: form },
        clients: { path: '/trpc/reviews.compareApproved', headers: longBody(client.browser) },
        'holders of links': { path: '/trpc/reviews.compareApproved', headers: longBody(holder) },
        'people at the desk': { path: '/trpc/deliveries.saveDraft', headers: longBody(owner.browser) },
      })
      Object.assign(senders, {
        strangers: async () =>
          (await newBrowser(site).postForm('/contact', { name: 'Ada', message: '漢'.repeat(9_000) }))
            .statusCode,
        clients: () => compare(client.browser, theirs),
        'holders of links': () => compare(holder, linked),
        'people at the desk': async () =>
          (await owner.browser.call('deliveries.saveDraft', { number: theirs, piece: 1, text })).status,
        programs: async () => (await machine.rest('PUT', draft, { text })).status,
      })
    })

    /** Requests of a crowd from several networks, until no place is left. */
    async function fill({ path, headers }: Crowd): Promise<() => void> {
      const begun = Array.from({ length: 60 }, (_, at) =>
        begin('POST', path, headers, `127.0.0.${2 + (at % 12)}`),
      )
      const statuses: number[] = []
      for (const { status } of begun) void status.then((one) => statuses.push(one))
      await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(30), { timeout: 8_000 })
      expect(new Set(statuses)).toEqual(new Set([fullAt(path)]))
      return () => begun.forEach(({ end }) => end())
    }

    firstOf([
      ['strangers', ['clients', 'holders of links', 'people at the desk', 'programs']],
      ['clients', ['strangers', 'people at the desk', 'programs']],
      ['holders of links', ['strangers', 'people at the desk', 'programs']],
      ['people at the desk', ['strangers', 'clients', 'holders of links']],
    ] as const)('of its own: %s stop none of the %j', async (crowd, others) => {
      const one = crowds[crowd]
      const end = one && (await fill(one))
      // Places for bodies and places for requests are separate.
      expect(site.room.taken()).toBe(0)
      const full = fullAt(one?.path ?? '')
      expect(await senders[crowd]?.()).toBe(full)
      for (const other of others) expect([503, 429]).not.toContain(await senders[other]?.())
      end?.()
      await vi.waitFor(async () => expect(await senders[crowd]?.()).not.toBe(full), { timeout: 30_000 })
    })
  })
})
