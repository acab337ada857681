/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outbox } from '@northword/content/orders/outbox'
import { ordering } from '@northword/content/orders/ordering'
import { lacks } from '@northword/rig/for-want-of'
import { call, cookiesOf, ownerSession } from '@northword/rig/owner-session'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { alone, clients } from '../testing/clients.ts'
import {
  type Instance,
  type Instances,
  missingForInstances,
  openInstances,
} from '../testing/operations/instances.ts'
import { fillForm, openForm, service, submitButton, waitsOnDevice } from '../testing/forms/order-form.ts'
import { ordersOf } from '../testing/orders/stored-orders.ts'
import { placeOrder } from '../testing/faults/storm.ts'

const visit = useBrowser()
const password = 'seven quiet herons'

type Cookies = ReturnType<typeof cookiesOf>

describe('Two servers on one database behind PgBouncer', () => {
  if (lacks(...missingForInstances)) return
  let site: Instances
  let one: Instance
  let other: Instance
  beforeAll(async () => {
    site = await openInstances({ pooler: { default_pool_size: 3 } })
    ;[one, other] = site.all as [Instance, Instance]
  }, 240_000)
  afterAll(() => site.close())

  const registered = async () => {
    const person = { name: 'Ada', email: `${randomUUID()}@client.example`, password }
    return { person, session: cookiesOf(await call(one.url, 'auth.signUp', person)) }
  }
  const isSignedIn = async ({ url }: Instance, headers: Cookies) =>
    (await fetch(`${url}/api/auth/me`, { headers })).ok

  it('began at once on an empty database, and one of their links makes the first owner, who is known to both', async () => {
    const links = await Promise.all(
      site.all.map(({ folder }) => until('its link', () => readFile(join(folder, 'setup-link'), 'utf8'))),
    )
    const begun = await Promise.allSettled(links.map((link) => ownerSession(other.url, link)))
    const [session] = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const { url } of site.all)
      expect((await fetch(`${url}/api/desk/orders.csv`, session && { headers: session })).status).toBe(200)
  })

  it('share sessions: a sign-out and a change of the password at one end them at the other', async () => {
    const { person, session } = await registered()
    expect(await isSignedIn(other, session)).toBe(true)
    const elsewhere = cookiesOf(await call(other.url, 'auth.signIn', person))
    await call(other.url, 'auth.signOut', {}, session)
    expect(await isSignedIn(one, session)).toBe(false)
    expect(await isSignedIn(one, elsewhere)).toBe(true)
    const again = cookiesOf(await call(one.url, 'auth.signIn', person))
    const change = { currentPassword: password, password: 'eight quiet herons' }
    expect((await call(other.url, 'auth.changePassword', change, again)).status).toBe(200)
    expect(await isSignedIn(one, elsewhere)).toBe(false)
  })

  it('count guesses together', async () => {
    const { person } = await registered()
    const wrong = { ...person, password: 'no quiet herons' }
    const statuses = []
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await call(guess % 2 ? one.url : other.url, 'auth.signIn', wrong)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('make one order of one that comes fifty times at once, and one mail', async () => {
    const key = randomUUID()
    const sent = Array.from({ length: 50 }, (_, index) => placeOrder(index % 2 ? one.url : other.url, key))
    const numbers = new Set(await Promise.all(sent))
    expect(numbers).toEqual(new Set([expect.any(String)]))
    const stored = await site.query<{ number: string }>('select number from orders where note = $1', [key])
    expect(stored.map(({ number }) => number)).toEqual([...numbers])
    expect(await site.mailbox.caught(`${key}@storm.example`)).toHaveLength(1)
  })

  it.skipIf(withoutBrowser)(
    'show their pages while the database is away, and an order that waited on the device arrives once',
    async () => {
      const ben = alone(clients.ben, 'waiting')
      const { page } = await visit(site, { at: '/pricing', expects: /\b503\b/ })
      const form = await openForm(page, service)
      await fillForm(form, ben)
      await site.cluster.halt('SIGINT')
      await submitButton(form).click()
      await waitsOnDevice(page)
      await page.getByRole('dialog').getByRole('button', { name: ordering.buttons.done }).click()
      const line = page.getByRole('status').getByText(outbox.waiting(1))
      await line.waitFor()
      for (const path of ['/', '/services', '/faq', '/livez'])
        expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
      await site.cluster.resume()
      await line.waitFor({ state: 'hidden', timeout: 60_000 })
      expect(await ordersOf(site, ben)).toHaveLength(1)
    },
  )

  it('lose nothing with one of them: pages and orders go on at the other', async () => {
    await one.kill('SIGKILL')
    for (const path of ['/', '/services', '/faq']) expect((await fetch(site.url + path)).status).toBe(200)
    expect(await placeOrder(site.url, randomUUID())).toEqual(expect.any(String))
    await one.start()
  })

  it('send the mails of one that died', async () => {
    const keys = Array.from({ length: 5 }, () => randomUUID())
    const numbers = await Promise.all(keys.map((key) => placeOrder(one.url, key)))
    await one.kill('SIGKILL')
    expect(numbers).toEqual(keys.map(() => expect.any(String)))
    const isCaught = (key: string) =>
      site.mailbox.tries.some(({ envelope }) => envelope.to.includes(`${key}@storm.example`))
    // A mail that it had taken itself is free again after a minute.
    await until('all five mails', async () => keys.every(isCaught) || undefined, 180_000)
    await one.start()
  }, 300_000)
})
