import { duringTests, useFolder } from '@northword/rig/during-tests'
import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { previewCookie } from '@northword/contract/device/device-key-names'
import { afterEach, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { readFrom, scrape } from '../../testing/test-metrics.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadPages } from './load-pages.ts'

const publicUrl = 'http://words.example'
const staticPaths = [
  '/',
  '/services',
  '/contact',
  '/feed.atom',
  '/robots.txt',
  '/assets/main-4f2a.js',
  '/assets/card-4f2a.png',
]
const otherPaths = ['/order/PS-070', '/dashboard', '/o', '/orders/:number', '/articles/one', '/favicon.ico']

/** Headers of a request that leave what is the same for all as it is. */
const plain: Record<string, Record<string, string>> = {
  none: {},
  brotli: { 'accept-encoding': 'gzip, br' },
  gzip: { 'accept-encoding': 'gzip, br;q=0' },
  'what it has': { 'if-none-match': '*' },
  'another version': { 'if-none-match': '"other"' },
  'a reload': { 'if-none-match': '*', 'cache-control': 'no-cache' },
  'a visit': { host: 'words.example', 'sec-fetch-mode': 'navigate' },
  'a session': { cookie: 'nw_session=unknown; other=1' },
  'a name': { 'x-request-id': 'mine', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  'another origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
}

/** Headers that concern more than the page. */
const special: Record<string, Record<string, string>> = {
  'a preview': { cookie: `${previewCookie}=unknown` },
  'a frame of the desk': { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
  'another host': { host: 'other.example', 'sec-fetch-mode': 'navigate' },
  'another host behind a proxy': {
    host: 'words.example',
    'x-forwarded-host': 'other.example',
    'sec-fetch-mode': 'navigate',
  },
  'an unknown proxy': { 'x-forwarded-for': '10.0.0.1' },
}

describe('An answer that is the same for every visitor', () => {
  const folder = useFolder()
  const site = duringTests(async () =>
    openTestApp(openTestPglite, settings, { pages: await writeSite(folder) }),
  )
  let isAsked: MockInstance<TestApp['app']['routing']>
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    isAsked = vi.spyOn(site.app, 'routing')
    for (const each of ['br', 'gzip'])
      for (const url of staticPaths) await get(site, url, { 'accept-encoding': each })
  })
  afterEach(() => isAsked.mockClear())

  it('is answered without Fastify, exactly as its routes answer it', async () => {
    for (const url of staticPaths)
      for (const [what, headers] of Object.entries(plain)) {
        const answer = await get(site, url, headers)
        expect([url, what, isAsked.mock.calls.length]).toEqual([url, what, 0])
        expect([url, what, answer]).toEqual([url, what, await byRoute(site, url, headers)])
      }
  })

  it('is left to Fastify where a request concerns more than that', async () => {
    for (const url of staticPaths)
      for (const [what, headers] of Object.entries(special)) {
        isAsked.mockClear()
        const answer = await get(site, url, headers)
        expect([url, what, isAsked.mock.calls.length]).toEqual([url, what, 1])
        expect([url, what, answer]).toEqual([url, what, await byRoute(site, url, headers)])
      }
  })

  it('is nothing of a visitor, no form with a key, no query, and no other spelling', async () => {
    const asked = [
      ...otherPaths,
      '/?',
      '/services?sent=contact',
      '/services/',
      '/Services',
      '/404',
      '/nothing',
    ]
    for (const [at, url] of asked.entries()) {
      const { body, ...answer } = await get(site, url, {})
      expect([url, isAsked.mock.calls.length]).toEqual([url, at + 1])
      const { body: own, ...byRoutes } = await byRoute(site, url, {})
      expect([url, answer]).toEqual([url, byRoutes])
      if (url !== '/order/PS-070') expect([url, body]).toEqual([url, own])
    }
  })

  it.each(['HEAD', 'POST', 'OPTIONS', 'PUT'])('is left to Fastify where the method is %s', async (method) => {
    await get(site, '/services', {}, method)
    expect(isAsked.mock.calls).toHaveLength(1)
  })

  it('is counted and logged under the names of its route and of the request', async () => {
    const countOf = async (route: string) =>
      readFrom(await scrape(site), 'http_request_duration_seconds_count')
        .filter(({ labels }) => labels.route === route && labels.status === '2xx')
        .map(({ value }) => value)[0] ?? 0
    for (const [url, route] of [
      ['/services', '/services'],
      ['/assets/main-4f2a.js', '/assets/*'],
    ] as const) {
      const before = await countOf(route)
      await get(site, url, { 'x-request-id': `of${route}`.replaceAll(/\W/g, '-') })
      await vi.waitFor(async () => expect(await countOf(route)).toBe(before + 1), { timeout: 30_000 })
      const lines = site.logged.map((line): Record<string, unknown> => JSON.parse(line))
      expect(lines.find(({ requestId }) => requestId === `of${route}`.replaceAll(/\W/g, '-'))).toMatchObject({
        method: 'GET',
        route,
        status: 200,
      })
    }
  })

  it('is what a release says from the moment that it is shown', async () => {
    const before = site.pages.now()
    const changed = Buffer.from('changed')
    const [, services] = [...before.byPath].find(([url]) => url === '/services') ?? []
    if (!services) throw new Error('There is no such page.')
    const page = { ...services, etag: '"changed"', bodies: { identity: changed } }
    site.pages.replace({
      ...before,
      byPath: new Map([...before.byPath, ['/services', page], ['/new', page]]),
    })
    expect((await get(site, '/services', {})).body).toBe('changed')
    expect((await get(site, '/new', {})).body).toBe('changed')
    expect(isAsked.mock.calls).toHaveLength(0)
    site.pages.replace(before)
    expect((await get(site, '/new', {})).status).toBe(404)
  })
})

describe('A server that stops', () => {
  const folder = useFolder()
  it('leaves them to Fastify, which closes their connections', async () => {
    const site = await openTestApp(openTestPglite, settings, { pages: await writeSite(folder) })
    const isAsked = vi.spyOn(site.app, 'routing')
    const asked: number[] = []
    const ask = async () => {
      expect((await get(site, '/services', {})).status).toBe(200)
      asked.push(isAsked.mock.calls.length)
    }
    site.app.addHook('preClose', ask)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    await ask()
    await site.close()
    expect(asked).toEqual([0, 1])
  })
})

const settings = { PUBLIC_URL: publicUrl, LOG_LEVEL: 'debug', METRICS_PORT: '9464' }

async function writeSite(folder: string) {
  for (const name of ['assets', 'order', 'orders', 'articles']) await mkdir(path.join(folder, name))
  const html = (title: string) =>
    `<html><head><title>${title}</title></head><body><div id="root">${'words '.repeat(200)}</div></body></html>`
  for (const name of ['index', 'services', 'contact', 'dashboard', 'o', 'orders/[number]', '404'])
    await writeFile(path.join(folder, `${name}.html`), html(name))
  await writeFile(path.join(folder, 'articles/one.404.html'), html('one'))
  await writeFile(path.join(folder, 'order/PS-070.html'), html(keyPlaceholder))
  for (const name of ['robots.txt', 'feed.atom', 'favicon.ico', 'assets/card-4f2a.png'])
    await writeFile(path.join(folder, name), name)
  for (const ending of ['', '.br', '.gz'])
    await writeFile(path.join(folder, `assets/main-4f2a.js${ending}`), `a script${ending}`)
  return loadPages(folder, publicUrl)
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function get(site: TestApp, url: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { port } = site.app.server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, (answer) => {
    const { statusCode: status = 0 } = answer
    buffer(answer).then(
      (body) => resolve({ status, headers: compared(answer.headers), body: body.toString('latin1') }),
      reject,
    )
  })
    .once('error', reject)
    .end()
  return promise
}

async function byRoute({ app }: TestApp, url: string, headers: Record<string, string>): Promise<Answer> {
  const { statusCode: status, ...answer } = await app.inject({ method: 'GET', url, headers })
  return { status, headers: compared(answer.headers), body: answer.rawPayload.toString('latin1') }
}

/** Without the headers of a connection, and those that differ each time. */
function compared(headers: object): IncomingHttpHeaders {
  const same = { ...headers, date: '', connection: '', 'keep-alive': '' } as IncomingHttpHeaders
  const name = String(same['x-request-id'])
  return { ...same, 'x-request-id': name.length === 36 ? 'a new name' : name }
}
