import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placed, registered, somebody } from '../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../testing/test-browser.ts'
import type { AppRouter } from '../router.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { eachDatabase } from '../testing/test-database.ts'
import { procedureTypes } from '../testing/test-procedures.ts'

type Features = AppRouter['_def']['record']
type Procedure = {
  [Feature in keyof Features]: `${Feature}.${keyof Features[Feature] & string}`
}[keyof Features]

type Owner = Awaited<ReturnType<typeof registered>> & { number: string; site: TestApp }

interface Row {
  /** The input, which names the owner or their belongings where it can. */
  input?: (owner: Owner) => unknown
  /** The statuses for somebody who is not signed in, for another client, and for the owner. */
  guest: number
  other: number
  owner: number
  /** Whether the owner is shown something that is nobody else's business. */
  ownerSees?: true
}

const wrongLink = () => ({ token: 'A'.repeat(43) })
const order = ({ person: { email } }: Owner) => ({
  sku: 'PS-070',
  fullName: 'Ada Lovelace',
  email,
  phone: '1',
  idempotencyKey: randomUUID(),
})
const everybody = (status: number) => ({ guest: status, other: status, owner: status })
const clients = { guest: 401, other: 200, owner: 200 }

const matrix: Record<Procedure, Row> = {
  'account.find': { ...clients, ownerSees: true },
  'account.updateProfile': { input: () => ({ name: 'Another Name' }), ...clients, ownerSees: true },
  'account.deleteAccount': {
    input: ({ person: { password } }) => ({ password }),
    guest: 401,
    other: 400,
    owner: 200,
  },
  'auth.signUp': { input: ({ person }) => person, ...everybody(409) },
  'auth.signIn': { input: ({ person: { email } }) => ({ email, password: 'a guess' }), ...everybody(401) },
  'auth.signOut': everybody(200),
  'auth.me': { ...clients, ownerSees: true },
  'auth.verifyEmail': {
    input: async ({ site, person: { email } }) => ({ token: await site.linkTo(email) }),
    guest: 403,
    other: 403,
    owner: 200,
    ownerSees: true,
  },
  'auth.resendVerification': clients,
  'auth.forgotPassword': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'auth.mailSignInLink': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'auth.signInByLink': { input: wrongLink, ...everybody(400) },
  'auth.resetPassword': { input: () => ({ ...wrongLink(), password: 'another one' }), ...everybody(400) },
  'auth.changePassword': {
    input: ({ person: { password } }) => ({ currentPassword: password, password: 'another one' }),
    guest: 401,
    other: 400,
    owner: 200,
  },
  'auth.listSessions': { ...clients, ownerSees: true },
  'auth.endSession': { input: async (owner) => ({ id: await sessionOf(owner) }), ...clients },
  'auth.signOutEverywhere': clients,
  'contact.sendMessage': {
    input: ({ person: { name, email } }) => ({ name, email, message: 'Hello there' }),
    ...everybody(200),
  },
  'newsletter.subscribe': { input: ({ person: { email } }) => ({ email }), ...everybody(200) },
  'newsletter.confirmSubscription': { input: wrongLink, ...everybody(400) },
  'newsletter.unsubscribe': { input: wrongLink, ...everybody(400) },
  'orders.place': { input: order, ...everybody(200) },
  'orders.list': { ...clients, ownerSees: true },
  'orders.find': {
    input: ({ number }) => ({ number }),
    guest: 401,
    other: 404,
    owner: 200,
    ownerSees: true,
  },
  'orders.cancel': {
    input: ({ number }) => ({ number }),
    guest: 401,
    other: 404,
    owner: 200,
    ownerSees: true,
  },
  'orders.listSummaries': { ...clients, ownerSees: true },
  'projects.list': { ...clients, ownerSees: true },
  'projects.listSummaries': { ...clients, ownerSees: true },
  'projects.countWork': clients,
}

const sessionOf = async ({ site, id }: Owner) =>
  String((await site.rows(`select id from sessions where user_id = '${id}'`))[0]?.id)

eachDatabase('Who may do what', (open) => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(open, { RATE_LIMIT_FACTOR: '100' })))
  afterAll(() => site.close())

  const ask = (browser: Browser, path: string, input: unknown) =>
    procedureTypes.get(path) === 'query' ? browser.ask(path, input) : browser.call(path, input)

  /** All that is the owner's, as it stands in the database. */
  const belongings = async ({ id, number }: Owner) => [
    await site.rows(`select * from users where id = '${id}'`),
    await site.rows(
      `select id, user_id, token_hash, ends_at from sessions where user_id = '${id}' order by id`,
    ),
    await site.rows(`select * from orders where number = '${number}'`),
    await site.rows(`select * from projects where user_id = '${id}'`),
  ]

  it('is said for every procedure of the product', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...procedureTypes.keys()].toSorted())
  })

  it.each(Object.entries(matrix))('is so for %s', async (path, row) => {
    const client = await registered(site)
    const owner = { ...client, site, number: await placed(client.browser, client.person.email) }
    const stranger = await registered(site, somebody({ name: 'Mallory' }))
    const input = await row.input?.(owner)
    const marks = [owner.id, owner.number, await sessionOf(owner), owner.person.email]
    const before = await belongings(owner)

    const byGuest = await ask(newBrowser(site), path, input)
    const byOther = await ask(stranger.browser, path, input)
    expect({ guest: byGuest.status, other: byOther.status }).toEqual({ guest: row.guest, other: row.other })
    // The order that a stranger places with the owner's address is the stranger's.
    const said = JSON.stringify(
      path === 'orders.place'
        ? []
        : [byGuest, byOther].map(({ body, message, issues }) => [body, message, issues]),
    )
    for (const mark of marks) expect(said).not.toContain(mark)
    expect(await belongings(owner)).toEqual(before)

    const byOwner = await ask(owner.browser, path, input)
    expect(byOwner.status).toBe(row.owner)
    const shown = JSON.stringify(byOwner.body)
    expect(marks.some((mark) => shown.includes(mark))).toBe(row.ownerSees ?? path === 'orders.place')
  })
})
