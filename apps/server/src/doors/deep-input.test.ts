import { failures } from '@northword/content/failures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestPglite } from '../testing/test-database.ts'
import { procedureInputs, procedures } from '../testing/test-procedures.ts'

/** Nested values as JSON: as deep as we read, and as deep as a body can be. */
const nested: Record<string, string> = {
  'lists that we still read': `${'['.repeat(19)}${']'.repeat(19)}`,
  'lists one deeper': `${'['.repeat(20)}${']'.repeat(20)}`,
  'lists as deep as fits': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  'objects as deep as fits': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'lists that do not end': '['.repeat(60_000),
}

const ofProcedures = [...procedureInputs].map(([path, { shape }]) => [path, Object.keys(shape)] as const)

/** The REST doors have names of their own for some fields. */
const ofRest = new Set([
  ...ofProcedures.flatMap(([, fields]) => fields),
  'passwordHash',
  'projectBrief',
  'price',
])

const doors: [url: string, fields: Iterable<string>][] = [
  ...ofProcedures.map(([path, fields]): [string, string[]] => [`/trpc/${path}`, fields]),
  ['/api/orders', ofRest],
  ['/api/contact', ofRest],
  ['/api/auth/login', ofRest],
  ['/api/auth/register', ofRest],
]

/** Every address that takes more than others do. */
const largeDoors = procedures.flatMap(({ path, meta }): [method: 'POST' | 'PUT', url: string][] => {
  if (meta?.mostBytes === undefined) return []
  const { method, url } = meta.rest ?? {}
  const trpc: ['POST', string] = ['POST', `/trpc/${path}`]
  return method === 'POST' || method === 'PUT'
    ? [trpc, [method, url?.replaceAll(/:\w+/g, '1') ?? '']]
    : [trpc]
})

/** Bodies of a size that these doors take, of which each sign costs more than that of a text. */
const million = 2 ** 20
const tangles: Record<string, [json: string, status: number]> = {
  'lists in each other': ['['.repeat(million), 400],
  'objects in each other': ['{"a":'.repeat(million / 8), 400],
  'a long list': [`[${'1,'.repeat(million)}1]`, 413],
  'many objects': [`[${'{},'.repeat(million / 2)}{}]`, 413],
  'many fields': [`{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(',')}}`, 413],
  'many fields behind a text': [`{"text":"\\"[\\\\","a":[${'1,'.repeat(million)}1]}`, 413],
}

describe('Nested values', () => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(openTestPglite)))
  afterAll(() => site.close())

  const post = (url: string, field: string, value: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: `{"id":"NW-1","email":"ada@x.example","${field}":${value}}`,
    })

  describe.each(doors)('at %s', (url, fields) => {
    it.each(Object.entries(nested))('are refused with a sentence where they are %s', async (_what, value) => {
      for (const field of fields) {
        const answer = await post(url, field, value)
        expect(answer.statusCode, `${field}: ${answer.body}`).toBeLessThan(500)
        expect(answer.json()).toBeTypeOf('object')
      }
      expect(site.logged).toEqual([])
    })
  })

  describe.each(largeDoors)('at %s %s', (method, url) => {
    it.each(Object.entries(tangles))(
      'are not even parsed where they are %s',
      async (_what, [json, status]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await site.app.inject({ method, url, headers, payload: json })
        const message = status === 413 ? failures.tooLarge : failures.tooDeep
        expect(answer.json()).toMatchObject({ message })
        expect(answer.statusCode).toBe(status)
      },
    )

    it('are counted outside of texts alone', async () => {
      const payload = JSON.stringify({ text: `"[\\${'[{,'.repeat(100_000)}` })
      const headers = { 'content-type': 'application/json' }
      const answer = await site.app.inject({ method, url, headers, payload })
      expect([failures.tooLarge, failures.tooDeep]).not.toContain(answer.json().message)
    })
  })

  it('count only outside of texts', async () => {
    const message = JSON.stringify(`"[${'[{'.repeat(1_000)}`)
    expect((await post('/api/contact', 'message', message)).body).not.toContain('more deeply')
    expect(
      (await post('/api/contact', 'message', '[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]')).json(),
    ).toMatchObject({
      message: 'The request holds lists inside lists more deeply than we read them.',
    })
  })
})
