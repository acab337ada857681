import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createWarnings } from '../../checks/warnings.ts'
import { inRequest, openLog } from '../../logs/log.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp, withoutTable } from '../../testing/use-test-app.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('The name of a request', () => {
  const site = useTestApp(
    openTestPglite,
    { LOG_LEVEL: 'debug' },
    { pages: testPages(['/', '/contact', '/dashboard/orders/:number']) },
  )
  let port: number
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const address = site.app.server.address()
    port = typeof address === 'object' ? Number(address?.port) : 0
  })

  const visit = (url: string, headers: Record<string, string> = {}) => newBrowser(site).visit(url, headers)
  const lines = () => site.logged.map((line): Record<string, unknown> => JSON.parse(line))

  it('is the one that it brings, up to 64 characters', async () => {
    for (const name of ['a', 'From_curl-1.2', 'x'.repeat(64)])
      expect((await visit('/livez', { 'x-request-id': name })).headers['x-request-id']).toBe(name)
  })

  it.each(['', 'x'.repeat(65), 'two words', 'a, b', 'a"b', 'Zoë', '{}', '<b>'])(
    'is a new one where it brings %j',
    async (name) => {
      expect((await visit('/livez', { 'x-request-id': name })).headers['x-request-id']).toMatch(uuid)
    },
  )

  it('is in every answer to every path, whatever becomes of it', async () => {
    const asked = pathsFor(site, 'GET').map((path) => path.replaceAll(/:\w+|\*/g, 'x'))
    expect(asked.length).toBeGreaterThan(50)
    const odd = [
      '/nothing-here',
      '/%',
      '/api/nothing',
      '/trpc/no.such',
      '/pay/PS-070',
      `/trpc/${'x'.repeat(1_100)}`,
    ]
    const named: [string, unknown][] = []
    for (const path of [...asked, ...odd]) named.push([path, (await visit(path)).headers['x-request-id']])
    expect(named.filter(([, name]) => !uuid.test(String(name)))).toEqual([])
    expect(new Set(named.map(([, name]) => name)).size).toBe(named.length)
  })

  it('is in answers to forms, to broken JSON and to what is too large', async () => {
    const browser = newBrowser(site)
    const answers = [
      await browser.postForm('/contact', { name: 'Mallory' }),
      await browser.send('POST', '/api/orders', {}),
      await site.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
      await browser.send('POST', '/api/contact', { message: 'x'.repeat(70_000) }),
      await browser.send('GET', '/trpc/auth.me,account.find?batch=1'),
    ]
    for (const { headers } of answers) expect(headers['x-request-id']).toMatch(uuid)
  })

  it.each([
    ['that is no HTTP', 'HELLO\r\n\r\n'],
    [
      'whose expectation is not met',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    ],
  ])('is in the answer to one %s', async (_, request) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(request)
    expect(await text(socket)).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/i)
  })

  it('is in the line of each answer, with the pattern of its route and no query', async () => {
    await visit('/api/orders/NW-12345?token=hunter2', { 'x-request-id': 'of-this-test' })
    const mine = lines().filter(({ requestId }) => requestId === 'of-this-test')
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.at(-1)).toMatchObject({
      method: 'GET',
      msg: 'A request was answered.',
      ms: expect.any(Number),
    })
    expect(JSON.stringify(mine)).not.toMatch(/hunter2|NW-12345/)
  })

  it('stands once in every line that a request causes, also in those of the server’s own log', async () => {
    // A request through an untrusted proxy logs a warning.
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'who-warned' }
    await visit('/', headers)
    const warned = site.logged.filter((line) => line.includes('"check":"forwardedUnheard"'))
    expect(warned).toHaveLength(1)
    expect(warned.join().match(/"requestId":"who-warned"/g)).toHaveLength(1)
    const unnamed = lines().filter(
      ({ requestId, msg }) => requestId === undefined && !/^Server listening|is ready/.test(String(msg)),
    )
    expect(unnamed).toEqual([])
    const twice = site.logged.filter((line) => (line.match(/"requestId":/g) ?? []).length > 1)
    expect(twice).toEqual([])
  })

  it('goes with the work of a request after its body came', async () => {
    const browser = newBrowser(site, { headers: { 'x-request-id': 'with-a-body' } })
    const message = { name: 'Mallory', email: 'm@post.example', message: 'Hello there' }
    await withoutTable(site, 'contact_messages', () => browser.postForm('/contact', message))
    const failed = lines().filter(({ failure }) => failure === 'unexpected')
    expect(failed).toEqual([
      expect.objectContaining({ requestId: 'with-a-body', method: 'POST', route: '/contact', status: 500 }),
    ])
  })
})

describe('The trace of a request', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const site = useTestApp(openTestPglite, { LOG_LEVEL: 'debug' })

  async function tracesOf(traceparent: string) {
    const before = site.logged.length
    await newBrowser(site).visit('/livez', { traceparent })
    return site.logged.slice(before).map((line) => JSON.parse(line).traceId)
  }

  it('is in each of its lines', async () => {
    expect(await tracesOf(`00-${trace}-00f067aa0ba902b7-01`)).toEqual([trace])
  })

  it.each([
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-00f067aa0ba902b7-01-more`,
    `01-${trace}-00f067aa0ba902b7-01`,
    `00-${trace}-00f067aa0ba902b7`,
    `00-${trace}-00f067aa0ba902b7-01, 00-${trace}-00f067aa0ba902b7-01`,
    'none',
  ])('is left out where it says %s', async (traceparent) => {
    expect(await tracesOf(traceparent)).toEqual([undefined])
  })
})

it('A line that no request causes names none', () => {
  const logged: string[] = []
  const { log } = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void logged.push(line) })
  const warnings = createWarnings(log)
  inRequest({ requestId: 'one' }, () => warnings.add({ check: 'noOwner', sentence: 'First.' }))
  warnings.add({ check: 'diskFull', sentence: 'Second.' })
  expect(logged.map((line) => JSON.parse(line).requestId)).toEqual(['one', undefined])
})
