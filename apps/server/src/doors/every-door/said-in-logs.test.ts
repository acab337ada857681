import { firstOf } from '@northword/rig/first-of'
import { beforeTests } from '@northword/rig/during-tests'
import { randomBytes, randomUUID } from 'node:crypto'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { beforeAll, expect } from 'vitest'
import { clientWithOrder, verified } from '../../testing/test-accounts.ts'
import type { Browser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { type Field, procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { program, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Tables that use cases read and write, except those that identify the actor. */
const tables = [
  'contact_messages',
  'desk_entries',
  'desk_states',
  'desk_views',
  'mails',
  'money_entries',
  'order_events',
  'order_messages',
  'orders',
  'payment_requests',
  'projects',
  'subscribers',
]

const faults: Record<string, { breaks: (table: string) => string; mends: (table: string) => string }> = {
  // Postgres then quotes the whole row.
  'and no row can be written': {
    breaks: (table) => `alter table ${table} add constraint nothing check (false) not valid`,
    mends: (table) => `alter table ${table} drop constraint nothing`,
  },
  'and no table can be found': {
    breaks: (table) => `alter table ${table} rename to no_${table}`,
    mends: (table) => `alter table no_${table} rename to ${table}`,
  },
}

eachDatabase('Whatever is sent', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'debug' })
  const owner = useOwner(site)
  const client = beforeTests(() => clientWithOrder(site, {}, verified))
  const browsers: Browser[] = []
  let token: Browser
  const secrets: string[] = []
  beforeAll(async () => {
    const { browser, secret } = await program(site, owner, { scopes: [...tokenScopes] })
    token = browser
    browsers.push(owner.browser, client.browser, await linkHolder(site, client))
    secrets.push(
      secret,
      client.person.email,
      client.person.password,
      owner.person.email,
      owner.person.password,
    )
    for (const one of browsers) secrets.push(...one.cookies.values())
  })

  function marked(fields: Field[]) {
    const mark = randomBytes(32).toString('base64url')
    secrets.push(mark)
    const free = fields.filter(({ type, format, isChoice }) => type === 'string' && !format && !isChoice)
    const texts = Object.fromEntries(free.map(({ name }) => [name, mark]))
    // A line that looks like a stack frame.
    return {
      ...rightFor(client.number),
      ...texts,
      number: client.number,
      sku: 'PS-070',
      email: `${mark}@mail.example`,
      text: `${mark}\n    at ${mark}:1:1`,
      idempotencyKey: randomUUID(),
    }
  }

  async function answersTo(path: string, input: object) {
    const ask = (browser: Browser) =>
      procedureTypes.get(path) === 'query' ? browser.ask(path, input) : browser.call(path, input)
    const answers = await Promise.all(browsers.map(ask))
    return restPaths.has(path) ? [...answers, await callByRest(token, path, input)] : answers
  }

  firstOf(Object.entries(faults))('no line of the log quotes it, %s', async (_, { breaks, mends }) => {
    for (const table of tables) await site.rows(breaks(table))
    const statuses: number[] = []
    for (const [path, fields] of procedureFields)
      for (const { status } of await answersTo(path, marked(fields))) statuses.push(status)
    for (const table of tables) await site.rows(mends(table))
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(20)
    const log = site.logged.join('\n')
    expect(log).toContain('"failure":"unexpected"')
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})
