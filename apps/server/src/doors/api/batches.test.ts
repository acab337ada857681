import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const refusal = { message: 'Send this call by itself, not in a batch with others.', httpStatus: 400 }

/** True if the procedure takes a password, which it has to hash. */
const takesPassword = (inputs: z.ZodType[]) =>
  inputs.some((input) => /"\w*password\w*"/i.test(JSON.stringify(z.toJSONSchema(input, { io: 'input' }))))

const alone = procedures.filter(({ meta }) => meta?.alone)
const others = procedures.filter(({ meta }) => !meta?.alone)

describe('A batch', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '100' })

  const send = async (paths: string[], type: string) => {
    const calls = `/trpc/${paths.join()}?batch=1`
    const [method, body] = type === 'query' ? (['GET', undefined] as const) : (['POST', {}] as const)
    const answer = await newBrowser(site).send(method, calls, body)
    const answers: { error?: { message: string; data: { httpStatus: number } } }[] = answer.json()
    return answers.map(({ error }) => error && { message: error.message, httpStatus: error.data.httpStatus })
  }

  it('holds no call that is told a password', () => {
    const heavy = procedures.filter(({ inputs }) => takesPassword(inputs)).map(({ path }) => path)
    expect(heavy).toEqual(
      expect.arrayContaining(['auth.signIn', 'auth.signUp', 'auth.resetPassword', 'auth.changePassword']),
    )
    expect(heavy).toContain('account.deleteAccount')
    expect(others.map(({ path }) => path)).toEqual(expect.not.arrayContaining(heavy))
    for (const path of heavy) expect(alone.map((one) => one.path)).toContain(path)
  })

  it('holds no call about what the site says, which may check all of it', () => {
    const ofSite = procedures.filter(({ path }) => path.startsWith('site.'))
    expect(ofSite.length).toBeGreaterThan(20)
    expect(ofSite.filter(({ meta }) => !meta?.alone).map(({ path }) => path)).toEqual([])
  })

  it.each(alone.map(({ path, type }) => [path, type]))('is refused with %s in it', async (path, type) => {
    const companion = others.find((one) => one.type === type)?.path ?? ''
    expect(
      await send(
        Array.from({ length: 10 }, () => path),
        type,
      ),
    ).toEqual(Array.from({ length: 10 }, () => refusal))
    const [first, second] = await send([companion, path], type)
    expect(first).not.toEqual(refusal)
    expect(second).toEqual(refusal)
    // In any spelling of the address.
    expect(await send([encodeFirst(path) + path.slice(1), companion], type)).toContainEqual(refusal)
  })

  it.each(alone.map(({ path, type }) => [path, type]))(
    'of %s alone is a call like any other',
    async (path, type) => {
      const [answer] = await send([path], type)
      expect(answer?.httpStatus).toBeGreaterThanOrEqual(400)
      expect(answer).not.toEqual(refusal)
    },
  )
})

const encodeFirst = (path: string) => `%${path.charCodeAt(0).toString(16)}`
