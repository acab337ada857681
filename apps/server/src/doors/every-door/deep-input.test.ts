import { failures } from '@northword/content/operate/failures'
import { firstOf } from '@northword/rig/first-of'
import { beforeAll, describe, expect, it } from 'vitest'
import { registered, somebody } from '../../testing/test-accounts.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureInputs, procedures } from '../../testing/requests/test-procedures.ts'
import { owned } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Nested JSON, at the depth limit and at the size limit. */
const nested: Record<string, string> = {
  'lists that we still read': `${'['.repeat(19)}${']'.repeat(19)}`,
  'lists one deeper': `${'['.repeat(20)}${']'.repeat(20)}`,
  'lists as deep as fits': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  'objects as deep as fits': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'lists that do not end': '['.repeat(60_000),
}

const ofProcedures = [...procedureInputs].map(([path, { shape }]) => [path, Object.keys(shape)] as const)

/** REST names some fields differently. */
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

const million = 2 ** 20

/** Routes that take the largest bodies. */
const largeDoors = procedures.flatMap(({ path, meta }): [method: 'POST' | 'PUT', url: string][] => {
  if (meta?.mostBytes === undefined || meta.mostBytes < million) return []
  const { method, url } = meta.rest ?? {}
  const trpc: ['POST', string] = ['POST', `/trpc/${path}`]
  return method === 'POST' || method === 'PUT'
    ? [trpc, [method, url?.replaceAll(/:\w+/g, '1') ?? '']]
    : [trpc]
})

/** Bodies of the largest size whose characters cost more to parse than text. */
const tangles: Record<string, [json: string, status: number]> = {
  'lists in each other': ['['.repeat(million), 400],
  'a long list': [`[${'1,'.repeat(million)}1]`, 413],
  'many objects': [`[${'{},'.repeat(million / 2)}{}]`, 413],
  'many fields': [`{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(',')}}`, 413],
  'objects in each other': ['{"a":'.repeat(million / 8), 400],
  'many fields behind a text': [`{"text":"\\"[\\\\","a":[${'1,'.repeat(million)}1]}`, 413],
}

describe('Nested values', () => {
  const site = useTestApp(openTestPglite)
  /** Signed in as member and client: only they may send so much. */
  let cookie: string
  beforeAll(async () => {
    const { browser } = await owned(site)
    await registered(site, somebody(), browser)
    cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })

  const post = (url: string, fields: string[], value: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: `{"id":"NW-1","email":"ada@x.example"${fields.map((field) => `,"${field}":${value}`).join('')}}`,
    })

  async function everyLarge(payload: string) {
    const answers: { method: string; url: string; status: number; message: unknown }[] = []
    for (const [method, url] of largeDoors) {
      const headers = { 'content-type': 'application/json', cookie }
      const answer = await site.app.inject({ method, url, headers, payload })
      answers.push({ method, url, status: answer.statusCode, message: answer.json().message })
    }
    return answers
  }

  it.each(Object.entries(nested))('are refused with a sentence where they are %s', async (_what, value) => {
    const broken: unknown[] = []
    for (const [url, fields] of doors) {
      // As many fields at once as fit into a body.
      const answer = await post(url, [...fields].slice(0, value.length > 1_000 ? 1 : undefined), value)
      if (answer.statusCode >= 500 || typeof answer.json() !== 'object')
        broken.push([url, answer.statusCode, answer.body.slice(0, 200)])
    }
    expect(broken).toEqual([])
    expect(site.logged).toEqual([])
  })

  firstOf(Object.entries(tangles), 3)(
    'are not even parsed where they are %s in the body of a large call',
    async (_what, [json, status]) => {
      const message = status === 413 ? failures.tooLarge : failures.tooDeep
      expect(await everyLarge(json)).toEqual(
        largeDoors.map(([method, url]) => ({ method, url, status, message })),
      )
    },
  )

  it('are counted outside of texts alone', async () => {
    const answers = await everyLarge(JSON.stringify({ text: `"[\\${'[{,'.repeat(100_000)}` }))
    const refusals = answers.filter(
      ({ message }) => message === failures.tooLarge || message === failures.tooDeep,
    )
    expect(refusals).toEqual([])
  })

  it('count only outside of texts', async () => {
    const message = JSON.stringify(`"[${'[{'.repeat(1_000)}`)
    expect((await post('/api/contact', ['message'], message)).body).not.toContain('more deeply')
    expect(
      (await post('/api/contact', ['message'], '[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]')).json(),
    ).toMatchObject({
      message: 'The request holds lists inside lists more deeply than we read them.',
    })
  })
})
