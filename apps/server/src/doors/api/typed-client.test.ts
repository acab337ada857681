import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { createClient, NorthwordError } from '@northword/client'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { somebody, wired } from '../../testing/test-accounts.ts'
import { ada } from '../../testing/test-orders.ts'
import { owned, program } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** A `fetch` that keeps cookies, as a browser does. */
function browserFetch() {
  const cookies = new Map<string, string>()
  return async (url: string, request: RequestInit) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(url, { ...request, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

describe('The typed client', () => {
  const site = useTestApp(openTestPglite)
  let baseUrl: string
  let token: string
  beforeAll(async () => {
    token = (await program(site, await owned(site), { scopes: [...tokenScopes] })).secret
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    baseUrl = `http://127.0.0.1:${port}`
  })

  const idempotencyKey = () => randomUUID()

  it('takes an order from the guest to the approved text, by REST alone', async () => {
    const client = createClient({ baseUrl, fetch: browserFetch() })
    const studio = createClient({ baseUrl, token })
    const { email, name, password } = somebody()
    const { services } = await client.call('services.list')
    // It has one text, so that its approval completes the order.
    const sku = services.find((service) => service.sku === 'PS-025')?.sku ?? ''
    const { order } = await client.call('orders.place', {
      ...ada,
      sku,
      email,
      idempotencyKey: idempotencyKey(),
    })
    const orderNumber = order.id

    const cents = 5_000
    const price = { orderNumber, cents, reason: 'As we said' }
    await studio.call('payments.agreePrice', { ...price, idempotencyKey: idempotencyKey() })
    await studio.call('payments.requestPayment', {
      orderNumber,
      way: 'bank-transfer',
      idempotencyKey: idempotencyKey(),
    })
    const { entry } = await studio.call('payments.recordPayment', {
      orderNumber,
      cents,
      receivedOn: '2026-11-20',
      method: 'bank-transfer',
      idempotencyKey: idempotencyKey(),
    })
    expect(entry).toMatchObject({ kind: 'payment', cents })
    const { version } = await studio.call('desk.findCase', { orderNumber })
    await studio.call('desk.moveCase', { orderNumber, version, to: 'In Production' })

    const place = { orderNumber, piece: 1 }
    const deliver = async (text: string) => {
      const { revision: last } = await studio.call('deliveries.findDraft', place)
      const draft = { ...place, text, format: 'markdown', revision: last } as const
      const { revision } = await studio.call('deliveries.saveDraft', draft)
      const report = { kind: 'none', reason: 'A form letter' } as const
      await studio.call('desk.deliverText', { ...place, revision, report, idempotencyKey: idempotencyKey() })
    }
    await deliver('Brakes squeal.')

    await client.call('auth.signUp', { name, email, passwordHash: wired(password) })
    const first = await client.call('deliveries.read', { ...place, version: 1 })
    expect(first.blocks).toMatchObject([{ runs: [{ text: 'Brakes squeal.' }] }])
    const id = randomUUID()
    const passage = { start: 0, quote: 'Brakes' }
    await client.call('reviews.keepComment', { ...place, version: 1, id, passage, text: 'Which ones?' })
    await client.call('reviews.submitRound', { ...place, idempotencyKey: idempotencyKey() })

    await studio.call('reviews.answerComment', { orderNumber, id, kind: 'done' })
    const text = 'Worn brakes squeal.'
    await deliver(text)

    await client.call('reviews.approve', { ...place, version: 2 })
    const file = await client.call('deliveries.file', { ...place, version: 2, file: 'text.md' })
    const sha256 = createHash('sha256')
      .update(await file.text())
      .digest('hex')
    const certificate = await client.call('reviews.findCertificate', { ...place, version: 2 })
    expect(certificate).toMatchObject({ orderNumber, by: name, how: 'account', sha256, isIntact: true })
    expect((await client.call('orders.find', { orderNumber })).status).toBe('Completed')
  })

  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => (error instanceof NorthwordError ? error : undefined),
    )

  it('throws what the server refuses, as an error with its kind', async () => {
    const guest = createClient({ baseUrl })
    const key = idempotencyKey()
    const { order } = await guest.call('orders.place', { ...ada, idempotencyKey: key })
    const studio = createClient({ baseUrl, token })
    const move = { orderNumber: order.id, version: 99, to: 'Cancelled', reason: 'As asked' } as const
    const errors = [
      await refusal(guest.call('orders.place', { ...ada, email: 'ada', idempotencyKey: idempotencyKey() })),
      await refusal(guest.call('orders.place', { ...ada, sku: 'PS-025', idempotencyKey: key })),
      await refusal(guest.call('desk.queue')),
      await refusal(studio.call('desk.warnings')),
      await refusal(studio.call('desk.moveCase', move)),
    ]
    expect(errors.map((error) => [error?.status, error?.type.split('#')[1]])).toEqual([
      [400, 'invalid'],
      [422, 'keyReused'],
      [401, 'signedOut'],
      [403, 'personNeeded'],
      [409, 'changedMeanwhile'],
    ])
    expect(errors[0]?.issues).toMatchObject([{ path: 'email' }])
    expect(errors.map((error) => error?.message.length)).not.toContain(0)
  })

  it('says after how many seconds a call may be tried again', async () => {
    const guest = createClient({ baseUrl })
    const guess = { email: 'grace@navy.example', passwordHash: wired('a guess') }
    const errors: (NorthwordError | undefined)[] = []
    while (errors.length < 20 && errors.at(-1)?.status !== 429)
      errors.push(await refusal(guest.call('auth.signIn', guess)))
    expect(errors.at(-1)?.type).toBe('/api/problems#tooManyTries')
    expect(errors.at(-1)?.retryAfterSeconds).toBeGreaterThan(0)
  })

  it('does what its README shows', async () => {
    const readme = new URL('../../../../../packages/client/README.md', import.meta.url)
    const text = await readFile(readme, 'utf8')
    const [, example = ''] = /```ts\n(.+?)```/s.exec(text) ?? []
    expect(example).toContain("'https://www.studio.example'")
    const script = example.replace('https://www.studio.example', baseUrl)
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: import.meta.dirname, env: { NORTHWORD_TOKEN: token } },
    )
    expect([stderr, stdout.trim()]).toEqual(['', expect.stringMatching(/^409 \/api\/problems#\w+ \w.+\.$/)])
  })
})
