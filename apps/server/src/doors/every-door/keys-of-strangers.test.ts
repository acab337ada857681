import { beforeTests } from '@northword/rig/during-tests'
import { describe, expect, it } from 'vitest'
import { placed, somebody, verified } from '../../testing/test-accounts.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor, visitorsInput } from '../../testing/requests/test-inputs.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Calls that take a key and that strangers may make. */
const open = ['contact.sendMessage', 'orders.place']

describe('A key that a stranger has used', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })
  const client = beforeTests(() => verified(site))
  const number = beforeTests(async () => ({ own: await placed(client.browser, client.person.email) }))

  /** A key as programs choose it, not a random UUID. */
  const inputWith = (idempotencyKey: string, email = somebody().email) => ({
    ...rightFor(number.own),
    ...visitorsInput,
    email,
    idempotencyKey,
  })

  it('is one of these calls', async () => {
    const keyed = [...procedureFields].filter(([, fields]) =>
      fields.some(({ name }) => name === 'idempotencyKey'),
    )
    const answers = keyed.map(async ([path]) => {
      const { status } = await newBrowser(site).call(path, inputWith(`open ${path}`))
      return status === 200 ? [path] : []
    })
    expect((await Promise.all(answers)).flat().toSorted()).toEqual(open)
  })

  it.each(open)('is free for a client and for another address: %s', async (path) => {
    const key = `shop 4711 ${path}`
    expect((await newBrowser(site).call(path, inputWith(key))).status).toBe(200)
    for (const sender of [client.browser, newBrowser(site)]) {
      const input = inputWith(key, client.person.email)
      const first = await sender.call(path, input)
      const again = await sender.call(path, input)
      expect([first.status, again.status]).toEqual([200, 200])
      const { status } = await sender.call(path, { ...input, note: 'Another', message: 'Another' })
      expect(status).toBe(422)
    }
  })
})
