import { randomUUID } from 'node:crypto'
import type * as Core from '@mikro-orm/core'
import { beforeTests } from '@northword/rig/during-tests'
import { afterAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type * as Zod from 'zod'

/* Every object schema has one more optional text here, and tables about visitors have its column. */

const { field, word, tables } = vi.hoisted(() => {
  // Modules are kept from file to file: these are loaded anew with the field, and once more without it.
  vi.resetModules()
  return {
    field: 'supplement',
    word: 'Zilvertheehuis',
    tables: ['orders', 'contact_messages', 'subscribers', 'users'],
  }
})
afterAll(() => vi.resetModules())

vi.mock('zod', async (original) => {
  const zod = await original<typeof Zod>()
  const object = (shape: Zod.ZodRawShape, words?: string) =>
    zod.object({ ...shape, [field]: zod.string().max(80).optional() }, words)
  return { ...zod, object }
})

vi.mock('@mikro-orm/core', async (original) => {
  const core = await original<typeof Core>()
  const defineEntity = (entity: { name: string; tableName: string; properties: object }) =>
    core.defineEntity(
      tables.includes(entity.tableName)
        ? { ...entity, properties: { ...entity.properties, [field]: core.p.text().nullable() } }
        : entity,
    )
  return { ...core, defineEntity }
})

import type { SayPaidInput, WriteInput } from '@northword/contract/orders/conversation'
import type { KeepCommentInput } from '@northword/contract/texts/reviews'
import { forms, restRoutes } from '../../features.ts'
import { type Caller, appRouter } from '../../router.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { rightFor, visitorsInput } from '../../testing/requests/test-inputs.ts'
import { procedureInputs } from '../../testing/requests/test-procedures.ts'
import { eraseAccount, exported, registered, somebody, verified, wired } from '../../testing/test-accounts.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import type { OrderMessage } from '../../features/conversation/order-message.entity.ts'
import type { TextComment } from '../../features/texts/reviews/text-comment.entity.ts'
import type { FormRoute } from '../form-route.ts'
import { allRoutes } from '../rest.ts'
import type { RestRoute } from '../rest-route.ts'

const password = 'a nanosecond'

/** Valid text for every field of every form. */
const filled = {
  ...rightFor('NW-ORD-20261120-4821'),
  ...visitorsInput,
  password,
  confirmPassword: password,
  currentPassword: password,
  acceptTerms: 'on',
  token: 'A'.repeat(43),
  [field]: word,
}

/** Notes the inputs of the procedures that are called. */
function recorder() {
  const inputs: object[] = []
  const answer = { kind: 'order', number: filled.number, order: { priceCents: 0 } }
  const run = async (input: unknown) => {
    if (input !== undefined) inputs.push(Object(input))
    return answer
  }
  const call: Caller = new Proxy(Object.create(null), {
    get: () => new Proxy({}, { get: () => run }),
  })
  return { inputs, call, run }
}

const reaches = (inputs: object[]) =>
  inputs.length > 0 && inputs.every((input) => Object.hasOwn(input, field))

/** Name of a form that keeps what was typed from its procedure. */
async function droppedByForm({ name, path, handle }: FormRoute) {
  const { inputs, call } = recorder()
  let isRead = false
  const read = () => (isRead = true)
  const typed = new Proxy(Object(filled), {
    get: (...given) => read() && Reflect.get(...given),
    ownKeys: (given) => (read(), Reflect.ownKeys(given)),
  })
  const query = new URLSearchParams({ token: filled.token, piece: '1', version: '1' })
  const browser = Object.create(null)
  await handle({ call, typed, parameter: () => filled.number, query, browser, cameFrom: '/' })
  // A form that reads nothing is a button.
  return isRead && !reaches(inputs) ? [`${name} at ${path}`] : []
}

async function droppedByRoute({ method, url, handle }: RestRoute) {
  const { inputs, call, run } = recorder()
  await handle({
    ...Object.create(null),
    call,
    run: (_path: string, _type: string, input: unknown) => run(input),
    body: { ...filled, passwordHash: wired(password) },
    parameters: {},
    queries: {},
    header: () => undefined,
    query: () => undefined,
  })
  return reaches(inputs) ? [] : [`${method} ${url}`]
}

const answeredInCookies = ['consent-answer', 'cookie-preferences']

describe('A field that every schema got', () => {
  it('is taken by every procedure', () => {
    const without = [...procedureInputs].filter(([, { shape }]) => !(field in shape))
    expect(without.map(([path]) => path)).toEqual([])
  })

  it('comes from every plain form to its procedure', async () => {
    const called = forms.filter(({ name }) => !answeredInCookies.includes(name))
    expect((await Promise.all(called.map(droppedByForm))).flat()).toEqual([])
  })

  it('comes from every body of REST to its procedure', async () => {
    const posted = allRoutes(restRoutes, appRouter).filter(({ takes }) => takes)
    expect((await Promise.all(posted.map(droppedByRoute))).flat()).toEqual([])
  })
})

/** Forms with a table of their own: each writes a row for a visitor's address. */
const visitorsForms = [
  { table: 'orders', procedure: 'orders.place', url: '/api/orders', page: '/order/PS-070' },
  { table: 'contact_messages', procedure: 'contact.sendMessage', url: '/api/contact', page: '/contact' },
  { table: 'users', procedure: 'auth.signUp', url: '/api/auth/register', page: '/signup' },
  { table: 'subscribers', procedure: 'newsletter.subscribe', url: '', page: '/blog' },
]

type Sends = (browser: Browser, typed: object) => Promise<number>

const doorsOf = ({ procedure, url, page }: (typeof visitorsForms)[number]) => {
  const doors: Record<string, Sends> = {
    tRPC: async (browser, typed) => (await browser.call(procedure, typed)).status,
    REST: async (browser, typed) =>
      (await browser.rest('POST', url, { ...typed, passwordHash: wired(password) })).status,
    'the plain form': async (browser, typed) => {
      const texts = Object.entries(typed).filter(([, value]) => typeof value === 'string')
      return (await browser.postForm(page, texts)).statusCode
    },
  }
  return Object.entries(doors).filter(([door]) => door !== 'REST' || url !== '')
}

const everyDoor = visitorsForms.flatMap((form) =>
  doorsOf(form).map(([door, send]) => ({ ...form, door, send })),
)

describe('A field that every schema got, and a table a column for,', () => {
  const site = useTestApp(
    openTestPglite,
    { RATE_LIMIT_FACTOR: '1000' },
    { pages: testPages(visitorsForms.map(({ page }) => page)) },
  )
  beforeTests(async () => {
    for (const table of tables) await site.rows(`alter table ${table} add column ${field} text`)
    return {}
  })

  it('has one in every table with the address of a visitor', async () => {
    const addressed = await site.rows(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'email_key'`,
    )
    const ofOthers = ['mails', 'staff_members']
    expect(new Set(addressed.map(({ name }) => name))).toEqual(new Set([...tables, ...ofOthers]))
  })

  const typedBy = (email: string, said = word) => ({
    ...filled,
    email,
    idempotencyKey: randomUUID(),
    [field]: said,
  })

  it.each(everyDoor)('is in the row of $table that $door writes', async ({ table, send }) => {
    const { email } = somebody()
    expect([200, 201, 303]).toContain(await send(newBrowser(site), typedBy(email)))
    expect(await site.rows(`select ${field} from ${table} where email = '${email}'`)).toEqual([
      { [field]: word },
    ])
  })

  it.each(everyDoor.filter(({ table }) => ['orders', 'contact_messages'].includes(table)))(
    'makes another one of what is sent by $door under the same key to $table',
    async ({ send }) => {
      const [browser, typed] = [newBrowser(site), typedBy(somebody().email)]
      await send(browser, typed)
      expect([200, 303]).toContain(await send(browser, typed))
      expect(await send(browser, { ...typed, [field]: 'Tearoom' })).toBe(422)
    },
  )

  it('is in the row of a client who changes it in the profile, by tRPC and by the plain form', async () => {
    const { browser, person } = await registered(site)
    const saved = () => site.rows(`select ${field} from users where email = '${person.email}'`)
    await browser.call('account.updateProfile', { name: 'Grace', phone: '', [field]: 'Tearoom' })
    expect(await saved()).toEqual([{ [field]: 'Tearoom' }])
    await browser.postForm('/dashboard/profile', { name: 'Grace', phone: '', [field]: word })
    expect(await saved()).toEqual([{ [field]: word }])
  })

  it('is given out with a client’s data, and is nowhere after erasure', async () => {
    const person = somebody()
    const said = 'Leliekwartier'
    const typed = { ...typedBy(person.email, said), ...person }
    const { browser } = await verified(site, typed)
    for (const { procedure } of visitorsForms) await browser.call(procedure, typed)
    const { records } = await exported(browser)
    const kinds = records.flatMap((record) => (record[field] === said ? [record['kind']] : []))
    expect(kinds).toEqual(['account', 'order', 'message', 'newsletter'])
    await eraseAccount(site, person)
    expect(await tablesHolding(site, said)).toEqual([])
  })
})

type Unkept<Input, Row> = Exclude<keyof Input, keyof Row>

it('A field of a form without such a test is no row’s before the compiler has asked for its column', () => {
  expectTypeOf<Unkept<WriteInput, OrderMessage>>().toEqualTypeOf<'number'>()
  expectTypeOf<Unkept<SayPaidInput, OrderMessage>>().toEqualTypeOf<'number'>()
  expectTypeOf<Unkept<KeepCommentInput, TextComment>>().toEqualTypeOf<'number' | 'passage'>()
})

// The files that follow load modules without the field, also where all tests of this file are skipped.
vi.resetModules()
