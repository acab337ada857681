import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const paths = [
  '/api/orders',
  '/trpc/orders.place',
  '/trpc/orders.place,orders.place?batch=1',
  '/trpc/nothing',
  '/api/nothing',
  '/api/services',
  '/services',
  '/',
  '/readyz',
]

const bodies: [name: string, body: string][] = [
  ['nothing', ''],
  ['no JSON', '{"fullName":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a string', '"order"'],
  ['wrong types', '{"fullName":7,"email":[],"phone":{},"note":true,"sku":false,"idempotencyKey":[]}'],
  ['operators', '{"fullName":{"$ne":""},"email":{"$gt":""},"phone":{"$in":[]},"sku":{"$like":"%"}}'],
  ['__proto__', '{"__proto__":{"fullName":"x"},"fullName":"x"}'],
  ['constructor', '{"constructor":{"prototype":{"sku":"PS-070"}}}'],
  ['NUL', '{"fullName":"a\\u0000","email":"a@b.c","phone":"1","sku":"PS-070","idempotencyKey":"\\u0000"}'],
  [
    'ill-formed Unicode',
    '{"fullName":"\\ud800","email":"a@b.c","phone":"1","sku":"PS-070","idempotencyKey":"\\udc00"}',
  ],
  ['1 MB', JSON.stringify({ fullName: 'x'.repeat(1_000_000) })],
  ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
]

eachDatabase('Bad input', (open) => {
  const site = useTestApp(open)

  const send = (
    url: string,
    payload: string,
    headers: Record<string, string>,
    method: 'POST' | 'PUT' = 'POST',
  ) => site.app.inject({ method, url, payload, headers })

  describe.each(paths)('at %s', (url) => {
    it.each(bodies)('answers %s with a 4xx and a sentence', async (_name, body) => {
      for (const type of [
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ]) {
        const answer = await send(url, body, { 'content-type': type })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
        expect(sentenceOf(answer.json())).toMatch(/^[A-Z].+/)
      }
    })
  })

  it('refuses more than 64 KiB with 413', async () => {
    const answer = await send('/api/contact', JSON.stringify({ message: 'x'.repeat(65_536) }), {
      'content-type': 'application/json',
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { message: 'The request is too large. Please shorten the text.' },
    ])
  })

  it('takes JSON whatever the letters of its type are, also for larger bodies', async () => {
    for (const url of ['/api/contact', '/trpc/contact.sendMessage', '/trpc/orders.place'])
      for (const type of ['APPLICATION/JSON', 'Application/Json; Charset=UTF-8']) {
        const answer = await send(url, '{}', { 'content-type': type })
        expect([url, type, answer.statusCode]).toEqual([url, type, 400])
      }
  })

  it('refuses any content type but JSON with 415', async () => {
    for (const url of ['/api/orders', '/trpc/orders.place']) {
      const answer = await send(url, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        415,
        { message: 'Send the request as application/json.' },
      ])
    }
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
  ])('refuses a request that another site caused: %j', async (headers) => {
    for (const url of ['/api/orders', '/trpc/orders.place', '/services']) {
      const answer = await send(url, '{}', { 'content-type': 'application/json', ...headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { message: 'This request came from another site and was refused.' },
      ])
    }
  })

  it('takes its own pages and programs that are no browsers', async () => {
    for (const headers of [{}, { origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }]) {
      const answer = await send('/api/orders', '{}', { 'content-type': 'application/json', ...headers })
      expect(answer.json().message).toBe('Full name is required')
    }
  })

  it.each([
    '/%zz',
    '/services/%00',
    '/%ff%fe',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    `/${'a'.repeat(3_000)}`,
    '/pay/PS-000',
    '/pay/__proto__',
  ])('answers the address %s with a 4xx', async (url) => {
    const answer = await site.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const)(
    'has no procedure for %s',
    async (method) => {
      const answer = await site.app.inject({
        method: method as 'PUT',
        url: '/trpc/orders.place',
        payload: '{}',
      })
      expect(answer.statusCode).toBe(405)
    },
  )

  it('takes ten calls in one batch', async () => {
    const calls = Array.from({ length: 10 }, () => 'orders.place').join(',')
    const answer = await send(`/trpc/${calls}?batch=1`, '{}', { 'content-type': 'application/json' })
    expect(answer.json()).toHaveLength(10)
    expect(answer.json()[9].error.message).toBe('Send the order as a JSON object')
  })

  it('refuses eleven calls in one batch', async () => {
    const calls = Array.from({ length: 11 }, () => 'orders.place').join(',')
    const answer = await send(`/trpc/${calls}?batch=1`, '{}', { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
  })
})

/** Message of a failure: `{ message }` or tRPC's shape, alone or in a batch. */
function sentenceOf(
  body: { message?: string; error?: { message: string } } | { error: { message: string } }[],
) {
  if (Array.isArray(body)) return body[0]?.error.message
  return body.message ?? body.error?.message
}
