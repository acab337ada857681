/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { connect, type ConnectionOptions } from 'node:tls'
import { failures } from '@northword/content/operate/failures'
import { previewCookie } from '@northword/contract/device/device-key-names'
import { briefMaxLength } from '@northword/contract/lengths'
import { lacks } from '@northword/rig/for-want-of'
import { freePort } from '@northword/rig/free-port'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { openStudio } from '@northword/rig/owner-session'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { setUpLinkOf } from '../testing/desk/set-up-link.ts'
import { haproxy, programOf, proxies, type Proxy, startProxy } from '../testing/operations/proxies.ts'

const host = 'www.studio.example'

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Content-Length, if it exceeds the body. */
  length?: number | undefined
  /** Local address of the visitor: all of 127.0.0.0/8 is this machine, and only 127.0.0.1 is a proxy. */
  from?: string
}

const adasOrder = {
  sku: 'PS-045',
  fullName: 'Ada Proxy',
  email: 'ada@client.example',
  phone: '+852 5555 0000',
  note: '',
}

/** Beginning of a body that is refused before the rest. */
const begun = 'x'.repeat(60_000)

const site = duringTests(() =>
  openSite(quickestKind, {
    PUBLIC_URL: `https://${host}`,
    TRUSTED_PROXIES: '127.0.0.1/32',
    // Three wrong tokens per network.
    RATE_LIMIT_FACTOR: '0.05',
  }),
)
beforeAll(async () => openStudio(site.url, await setUpLinkOf(site)))

describe.each(proxies)('The example for $name', (kind) => {
  describe('at work', () => {
    if (lacks(!programOf(kind) && kind.name)) return
    const proxy = duringTests(() => startProxy(kind, [new URL(site.url).port]))

    const ask = (path: string, asked?: Ask) => askProxy(proxy, path, asked)

    it('is taken by its program without a warning', () => {
      expect(proxy.checked).not.toMatch(/warn/i)
    })

    it('leads from http to https, to the same address', async () => {
      const answer = requestHttp({
        host: '127.0.0.1',
        port: proxy.http,
        path: '/faq?a=1',
        headers: { host },
      })
      const status = await new Promise((resolve, reject) => {
        answer.on('response', ({ statusCode, headers }) => resolve([statusCode, headers.location]))
        answer.on('error', reject).end()
      })
      expect(status).toEqual([
        308,
        expect.stringMatching(/^https:\/\/www\.studio\.example(:\d+)?\/faq\?a=1$/),
      ])
    })

    it('takes TLS 1.2 and 1.3, with forward secrecy, and nothing older or weaker', async () => {
      const tls12 = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const
      const tls11 = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
      expect(await spoken(proxy)).toBe('TLSv1.3')
      expect(await spoken(proxy, { ...tls12, ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' })).toBe('TLSv1.2')
      expect(
        await spoken(proxy, { ...tls12, ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384' }),
      ).toBe(null)
      expect(await spoken(proxy, tls11)).toBe(null)
    })

    it('passes pages on as they are, compressed and with their headers', async () => {
      const direct = await fetch(`${site.url}/services`, { headers: { 'accept-encoding': 'identity' } })
      const page = await ask('/services')
      expect(page.status).toBe(200)
      expect(page.text).toBe(await direct.text())
      for (const name of ['content-security-policy', 'strict-transport-security', 'cache-control'])
        expect(page.headers[name]).toBe(direct.headers.get(name))
      expect(
        (await ask('/services', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
      ).toBe('br')
    })

    it('takes an order', async () => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const placed = await ask('/api/orders', { method: 'POST', headers, body: JSON.stringify(adasOrder) })
      expect(placed.status).toBe(201)
      const again = await ask('/api/orders', { method: 'POST', headers, body: JSON.stringify(adasOrder) })
      expect(again.status).toBe(200)
    })

    it('lets the server refuse a body that is too large, and refuses one that is larger', async () => {
      const headers = { 'content-type': 'application/json' }
      const large = await ask('/api/contact', { method: 'POST', headers, body: 'x'.repeat(100_000) })
      expect(large.status).toBe(413)
      expect(JSON.parse(large.text)).toHaveProperty('message')
      const larger = await ask('/api/contact', { method: 'POST', headers, body: begun, length: 600_000 })
      expect(larger.status).toBe(413)
    })

    it('limits the body of a page of a preview as of any other', async () => {
      const statusWith = async (cookie: string) =>
        (await ask('/', { headers: { cookie }, body: begun, length: 600_000 })).status
      expect(await statusWith(`${previewCookie}=x`)).toBe(await statusWith('other=x'))
    })

    it('takes an order with the longest brief, and refuses a larger body', async () => {
      const order = { ...adasOrder, note: '🖋'.repeat(briefMaxLength) }
      const [from] = addressesOf(kind.name)
      const placed = await ask('/order/PS-045', {
        method: 'POST',
        from,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ ...order, idempotencyKey: randomUUID() }).toString(),
      })
      expect(placed.status).toBe(303)
      const headers = { 'content-type': 'application/json' }
      const larger = await ask('/api/orders', { method: 'POST', headers, body: 'x'.repeat(2_000_000) })
      expect([larger.status, JSON.parse(larger.text)]).toMatchObject([413, { message: failures.tooLarge }])
    })

    it('passes long texts on, and refuses what no text is', async () => {
      const put = (body: string, length?: number) => {
        const headers = { 'content-type': 'application/json' }
        return ask('/api/desk/orders/NW-1/texts/1/draft', { method: 'PUT', headers, body, length })
      }
      const long = await put(JSON.stringify({ text: 'x'.repeat(3_000_000) }))
      expect([long.status, JSON.parse(long.text)]).toMatchObject([401, { message: 'Please sign in.' }])
      // Caddy counts bytes as it forwards them, and the server checks the sender first.
      expect((await put(begun, 9_000_000)).status).toBe(kind.name === 'Caddy' ? 401 : 413)
    })

    it('tells the server who asks, whoever they say they are', async () => {
      const [guesser, other] = addressesOf(kind.name)
      const guess = async (from: string, claimed: string) => {
        const headers = { authorization: `Bearer ${randomUUID()}`, 'x-forwarded-for': claimed }
        return (await ask('/api/desk/queue', { from, headers })).status
      }
      const guesses = []
      for (const last of [1, 2, 3, 4]) guesses.push(await guess(guesser, `192.0.2.${last}`))
      expect(guesses).toEqual([401, 401, 401, 429])
      expect(await guess(other, '192.0.2.5')).toBe(401)
    })

    it.runIf(kind.name === 'nginx')(
      'lets slow bodies of one address take a share of its connections',
      async () => {
        const [slow, other] = ['127.0.9.2', '127.0.9.3']
        const body = { method: 'POST', body: 'x', length: 400_000, from: slow }
        const held = Array.from({ length: 200 }, () => ask('/api/contact', body).catch(() => null))
        await vi.waitUntil(async () => (await ask('/faq', { from: slow })).status === 503, 9_000)
        expect((await ask('/faq', { from: other })).status).toBe(200)
        await Promise.all(held)
        expect((await ask('/faq', { from: slow })).status).toBe(200)
      },
    )

    it.runIf(kind.name === 'nginx')(
      'lets slow orders of one address take a share of its memory',
      async () => {
        const from = '127.0.9.4'
        const body = { method: 'POST', body: 'x', length: 2_000_000, from }
        const held = Array.from({ length: 40 }, () => ask('/api/orders', body).catch(() => null))
        await vi.waitUntil(async () => (await ask('/order/PS-045', { from })).status === 503, 9_000)
        expect((await ask('/faq', { from })).status).toBe(200)
        await Promise.all(held)
        expect((await ask('/order/PS-045', { from })).status).toBe(200)
      },
    )

    it('keeps the secrets of links out of its logs', async () => {
      const broken = await startProxy(kind, [String(await freePort())])
      expect((await ask('/reset-password?token=planted')).status).toBe(200)
      const referer = `https://${host}/reset-password?token=planted`
      await ask('/faq', { headers: { referer } })
      const unsubscribe = '/api/newsletter/unsubscribe/planted'
      for (const at of [proxy, broken]) await askProxy(at, unsubscribe, { method: 'POST' })
      const gone = await askProxy(broken, '/reset-password?token=planted')
      expect([502, 503]).toContain(gone.status)
      // Visitors get the balancer's answer while every server restarts.
      if (kind === haproxy) expect(gone.headers).toMatchObject({ 'retry-after': '5' })
      const logs = (await proxy.logs()) + (await broken.logs())
      await broken.close()
      expect(logs).toContain('/reset-password')
      expect(logs).not.toContain('planted')
    })
  })
})

/** TLS version of the handshake; null if it fails. */
const spoken = ({ https, ca }: Proxy, asked: ConnectionOptions = {}) =>
  new Promise<string | null>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: https, servername: host, ca, ...asked }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', () => resolve(null))
  })

/** Two addresses per proxy, because the server counts all of them. */
function addressesOf(name: string): [string, string] {
  const third = proxies.findIndex((kind) => kind.name === name) + 1
  return [`127.0.${third}.2`, `127.0.${third}.3`]
}

async function askProxy(
  { https, ca }: Proxy,
  path: string,
  { method = 'GET', headers, body, length: said, from = '127.0.0.2' }: Ask = {},
) {
  const length = body === undefined ? {} : { 'content-length': String(said ?? body.length) }
  const request = requestHttps({
    host: '127.0.0.1',
    port: https,
    servername: host,
    ca,
    agent: false,
    localAddress: from,
    path,
    method,
    headers: { host, ...headers, ...length },
  })
  if (said === undefined) request.end(body)
  else request.write(body)
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request.on('error', reject)
      request.on('response', (answer) => {
        const { statusCode: status = 0, headers: received } = answer
        // The rest of a refused body is not read, which may close the connection early.
        text(answer)
          .then((told) => resolve({ status, headers: received, text: told }), reject)
          .finally(() => request.destroy())
      })
    },
  )
}
