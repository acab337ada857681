import { randomUUID } from 'node:crypto'
import { tidy } from '../chores/tidy.ts'
import { orderOnWire, projectOnWire } from '../features/orders/orders.rest.ts'
import type { TestApp } from './test-app.ts'
import { needed } from './requests/needed.ts'
import { type Answer, type Browser, newBrowser } from './requests/test-browser.ts'

export interface Person {
  name: string
  email: string
  password: string
}

let people = 0

export function somebody(changes: Partial<Person> = {}): Person {
  people += 1
  const password = `a nanosecond ${people}`
  return { name: 'Grace Hopper', email: `grace-${people}@navy.example`, password, ...changes }
}

/** Base64 of a password in UTF-8, as REST sends it. */
export const wired = (password: string) => Buffer.from(password).toString('base64')

type Typed = Partial<Record<keyof Person, unknown>> & { rememberMe?: unknown }

/** Calls through both doors, with answers in one shape. */
export const doors = {
  tRPC: {
    signUp: (browser: Browser, typed: Typed) => browser.call('auth.signUp', typed),
    signIn: (browser: Browser, typed: Typed) => browser.call('auth.signIn', typed),
    signOut: (browser: Browser) => browser.call('auth.signOut'),
    me: (browser: Browser) => browser.ask('auth.me'),
    orders: async (browser: Browser) => listOnWire(await browser.ask('orders.list'), 'orders', orderOnWire),
    projects: async (browser: Browser) =>
      listOnWire(await browser.ask('projects.list'), 'projects', projectOnWire),
  },
  REST: {
    signUp: (browser: Browser, typed: Typed) => browser.rest('POST', '/api/auth/register', onWire(typed)),
    signIn: (browser: Browser, typed: Typed) => browser.rest('POST', '/api/auth/login', onWire(typed)),
    signOut: (browser: Browser) => browser.rest('POST', '/api/auth/logout'),
    me: (browser: Browser) => browser.rest('GET', '/api/auth/me'),
    orders: (browser: Browser) => browser.rest('GET', '/api/orders'),
    projects: (browser: Browser) => browser.rest('GET', '/api/projects'),
  },
}
export type Door = (typeof doors)[keyof typeof doors]

/** Converts a procedure's list to REST's shape. */
function listOnWire({ body, ...answer }: Answer, name: string, wireOf: (row: never) => object): Answer {
  const rows = body[name] as never[] | undefined
  return { ...answer, body: rows ? { ...body, [name]: rows.map(wireOf) } : body }
}

const onWire = ({ password, ...typed }: Typed) => ({
  ...typed,
  ...(typeof password === 'string' && { passwordHash: wired(password) }),
})

export async function registered(site: TestApp, person = somebody(), browser = newBrowser(site)) {
  const answer = await browser.call('auth.signUp', person)
  return { person, browser, id: (needed(answer, 'user') as { id: string }).id }
}

/** As {@link registered}, and verifies the address by the link in mail number `mailCount`. */
export async function verified(
  site: TestApp,
  person = somebody(),
  browser = newBrowser(site),
  mailCount = 1,
) {
  const client = await registered(site, person, browser)
  await client.browser.call('auth.verifyEmail', { token: await site.linkTo(person.email, mailCount) })
  return client
}

export async function signedIn(site: TestApp, { email, password }: Person, rememberMe = false) {
  const browser = newBrowser(site)
  await browser.call('auth.signIn', { email, password, rememberMe })
  return browser
}

export async function placed(
  browser: Browser,
  email: string,
  changes: { sku?: string; fullName?: string; phone?: string; note?: string } = {},
): Promise<string> {
  const typed = { sku: 'PS-070', fullName: 'Ada Lovelace', email, phone: '+44 20 0000 0000', ...changes }
  const answer = await browser.call('orders.place', { ...typed, idempotencyKey: randomUUID() })
  return (needed(answer, 'order') as { number: string }).number
}

/** The address of a guest, and the number of their new order. */
export async function guestWithOrder(site: Pick<TestApp, 'app'>) {
  const { email } = somebody()
  return { email, number: await placed(newBrowser(site), email) }
}

/** Number of a new order of a guest. */
export const guestOrder = async (site: Pick<TestApp, 'app'>) => (await guestWithOrder(site)).number

/** A client with an account and an order. */
export async function clientWithOrder(
  site: TestApp,
  order: Parameters<typeof placed>[2] = {},
  signUp: typeof registered = registered,
) {
  const client = await signUp(site)
  return { ...client, number: await placed(client.browser, client.person.email, order) }
}

/** Erases an account, as long after its client wished so. */
export async function eraseAccount(site: TestApp, { email }: Pick<Person, 'email'>) {
  await site.rows(
    `update users set deletion_requested_at = now() - interval '31 days' where email = '${email}'`,
  )
  await tidy(site)
}

export async function exported(browser: Browser) {
  const { statusCode, body } = await browser.send('GET', '/api/account/data')
  const records: Record<string, unknown>[] =
    statusCode === 200
      ? body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
  const of = (kind: string) => records.filter((record) => record['kind'] === kind)
  return { status: statusCode, text: body, records, of }
}
