import { failures } from '@northword/content/operate/failures'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../../features.ts'
import { appRouter } from '../../router.ts'
import { allRoutes } from '../rest.ts'
import type { RestMeta } from '../trpc.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureInputs } from '../../testing/requests/test-procedures.ts'
import { restPaths } from '../../testing/requests/test-rest.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const parameters: Record<string, string> = {
  nothing: '%20',
  NUL: '%00',
  'half a character': '%ed%a0%80',
  'no UTF-8': '%ff',
  'a folder above': '..%2f..%2fetc',
  'a wildcard': '%25',
  quotes: "'%22%3b--",
  'the name of a prototype': '__proto__',
  'a huge number': '9'.repeat(400),
  'a number that is none': '1e999',
  'a long text': 'a'.repeat(900),
  'a text that is too long': 'a'.repeat(5_000),
  signs: '%F0%9F%A6%89%E2%80%AE',
}

const queries = [
  '?view[]=all',
  '?view=all&view=mine',
  '?__proto__=x',
  '?view=%00',
  '?cursor=%ff',
  '?cursor=9999-99-99T99:99:99.999Z_------------------------------------',
  `?${'a=1&'.repeat(2_000)}`,
]

const bodies: Record<string, string> = {
  'no JSON': '{"number":',
  'a list': '[]',
  'a list of objects': '[{"text":"x"}]',
  'a number': '7',
  'a text': '"x"',
  'another order': '{"number":"NW-ORD-20261120-0001","id":"nobody"}',
  'wrong types': JSON.stringify({
    text: 7,
    cents: '100',
    version: [],
    until: {},
    reason: true,
    scopes: 'desk:read',
    demanded: 'yes',
    name: null,
    to: 1,
  }),
  operators: '{"text":{"$ne":""},"version":{"$gt":0},"cents":{"$in":[]},"id":{"$ne":""}}',
  'huge numbers': '{"version":1e999,"cents":9007199254740993,"text":""}',
  __proto__: '{"__proto__":{"role":"owner"},"role":"owner"}',
  NUL: '{"text":"\\u0000","reason":"\\u0000","name":"\\u0000","idempotencyKey":"\\u0000"}',
  'ill-formed Unicode': '{"text":"\\ud800","reason":"\\ud800","name":"\\ud800"}',
  'far too much': JSON.stringify({ text: 'x'.repeat(70_000) }),
  'deep nesting': `{"text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
}

/** Types of a body, with the bodies that `npm test` sends by each: any but JSON is refused unread. */
const types: Record<string, string[]> = {
  'application/json': Object.keys(bodies),
  'text/plain': ['a text'],
  'multipart/form-data; boundary=x': ['a text'],
  'application/x-www-form-urlencoded': ['a text'],
}

const somewhere = (url: string) => url.replaceAll(/:(\w+)/g, '01890000-0000-7000-8000-000000000000')

describe('Input that no program of ours sends', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '100' })
  const { browser } = useOwner(site)

  const sendBy =
    (method: RestMeta['method']) =>
    (url: string, payload?: string, type = 'application/json') =>
      site.app.inject({
        method,
        url,
        headers: { cookie: `nw_desk=${browser.cookies.get('nw_desk')}`, 'content-type': type },
        ...(payload !== undefined && { payload }),
      })

  async function expectRefusals(path: string, { method, url }: Pick<RestMeta, 'method' | 'url'>) {
    const send = sendBy(method)
    for (const [what, part] of Object.entries(parameters).filter(() => url.includes(':')))
      expectRefusal(path, what, await send(url.replace(/:\w+/, part), '{}'))
    for (const query of queries)
      expect([path, query, (await send(somewhere(url) + query)).statusCode < 500]).toEqual([
        path,
        query,
        true,
      ])
    // A procedure without input accepts any body.
    if (method !== 'GET' && method !== 'DELETE' && procedureInputs.has(path))
      for (const [what, body] of Object.entries(bodies))
        for (const [type, quick] of Object.entries(types))
          if (quick.includes(what))
            expectRefusal(path, `${what} as ${type}`, await send(somewhere(url), body, type))
  }

  const groupOf = (path: string) => path.split('.')[0] ?? ''
  const groups = [...new Set([...restPaths.keys()].map(groupOf))]
  it.each(groups)(
    'is answered with a 4xx and a sentence, and changes nothing, at every %s',
    async (group) => {
      const before = await stateOf(site)
      for (const [path, route] of restPaths) if (groupOf(path) === group) await expectRefusals(path, route)
      expect(await stateOf(site)).toEqual(before)
      expect(site.logged).toEqual([])
    },
  )

  const keyed = allRoutes(restRoutes, appRouter).filter(
    ({ headers }) => 'Idempotency-Key' in (headers?.shape ?? {}),
  )
  it('is refused by each route of an act whose header and body have two keys', async () => {
    expect(keyed.length).toBeGreaterThan(5)
    for (const { method, url } of keyed) {
      const answer = await site.app.inject({
        method,
        url: somewhere(url),
        headers: { cookie: `nw_desk=${browser.cookies.get('nw_desk')}`, 'idempotency-key': 'one' },
        payload: { idempotencyKey: 'another' },
      })
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 400, failures.saidTwice])
    }
  })

  const withBodies = [...restPaths].filter(
    ([path, { method }]) => method !== 'GET' && method !== 'DELETE' && procedureInputs.has(path),
  )
  it.each(withBodies)(
    'is answered with a 4xx and a sentence as a body of any type, at %s',
    { tags: ['thorough'] },
    async (path, { method, url }) => {
      const send = sendBy(method)
      for (const [what, body] of Object.entries(bodies))
        for (const type of Object.keys(types))
          expectRefusal(path, `${what} as ${type}`, await send(somewhere(url), body, type))
    },
  )
})

function expectRefusal(path: string, what: string, { statusCode, body }: LightMyRequestResponse) {
  expect([path, what, statusCode >= 400 && statusCode < 500]).toEqual([path, what, true])
  expect(JSON.parse(body).message).toMatch(/^[A-Z].+/)
}
