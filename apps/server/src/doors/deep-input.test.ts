import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestPglite } from '../testing/test-database.ts'
import { procedureInputs } from '../testing/test-procedures.ts'

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
