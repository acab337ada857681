/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sheetAddress } from '@northword/content/site/sheets'
import { inheritedEnv } from '@northword/rig/env'
import { call, cookiesOf } from '@northword/rig/owner-session'
import { openSite, type Site } from '@northword/rig/site'
import { createOn, type SiteDatabase } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { env } from '../../testing/env.ts'
import { stretch } from '../../testing/accessibility/longest-values.ts'
import { fits } from '../../testing/accessibility/state-problems.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const server = env.testDatabaseUrl ?? ''
const demo = fileURLToPath(import.meta.resolve('@northword/server/demo/main'))
const owner = 'olive@northword.example'
const client = 'nora@bakery.example'

/** Pages that show what was typed, beside those of orders. */
const pages = {
  owner: [
    ...['contact', 'message', 'answer', 'payment', 'write', 'later'].map((view) => `/desk?view=${view}`),
    '/desk',
    '/desk/orders',
    '/desk/mail',
    '/desk/staff',
    '/desk/staff/tokens',
    '/desk/bookkeeping',
    '/desk/account',
  ],
  client: ['/dashboard', '/dashboard?tab=orders', '/dashboard?tab=projects', '/dashboard?tab=profile'],
}

/** Problems of these pages, each after its path. */
async function misfits(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const problem of await fits(page)) found.push(`${path}: ${problem}`)
  }
  return found
}

describe.skipIf(withoutBrowser || server === '')('On a phone, with the longest values everywhere,', () => {
  let site: Site
  let numbers: string[]
  let texts: Awaited<ReturnType<typeof pagesOfTexts>>
  /** The cookies of the owner and of the client to whom all orders belong. */
  let cookies: Record<keyof typeof pages, Cookie[]>
  beforeAll(async () => {
    const database = await createOn(server)
    const passwords = await fill(database)
    site = await openSite(database, { RATE_LIMIT_FACTOR: '100' })
    const signIn = (procedure: string, email: string) =>
      signedIn(site, procedure, { email, password: passwords.get(email) ?? '' })
    cookies = { owner: await signIn('staff.signIn', owner), client: await signIn('auth.signIn', client) }
    await stretch(database, client)
    const orders = await database.query<{ number: string }>('select number from orders order by number')
    numbers = orders.map(({ number }) => number)
    texts = await pagesOfTexts(database)
  }, 120_000)
  afterAll(() => site.close())

  it.each([
    ['a client', 'client', '/dashboard/orders/'],
    ['the desk', 'owner', '/desk/orders/'],
  ] as const)(
    'every page of %s fits, in every state of an order',
    { timeout: 300_000 },
    async (_, role, path) => {
      const { page, context } = await visit(site, phone)
      await context.addCookies(cookies[role])
      expect(numbers).toHaveLength(60)
      const paths = [...pages[role], ...numbers.map((number) => path + number), ...texts[role]]
      expect(await misfits(page, paths)).toEqual([])
    },
  )
})

/** Pages of an approved text, of a message, and of every document. */
async function pagesOfTexts(database: SiteDatabase) {
  const valueOf = async (sql: string) => (await database.query<{ value: string }>(sql))[0]?.value
  const number = await valueOf(
    'select number as value from orders join text_approvals on order_id = orders.id where piece = 1 limit 1',
  )
  const id = await valueOf('select id as value from contact_messages limit 1')
  const first = `/desk/orders/${number}/texts/1`
  const documents = await database.query<{ number: string }>(
    'select document_number as number from money_entries where document_number is not null order by 1',
  )
  expect(new Set(documents.map((document) => document.number.replace(/.*-([A-Z]+)-.*/, '$1')))).toEqual(
    new Set(['RCP', 'CRN']),
  )
  const version = `/dashboard/orders/${number}?piece=1&version=1`
  return {
    owner: [
      first,
      `${first}/versions/1`,
      `${first}/versions/1/certificate`,
      `/desk/messages/${id}`,
      '/desk/staff/webhooks',
    ],
    client: [
      version,
      `${version}&certificate`,
      `/order/placed/${number}`,
      sheetAddress('statement', number ?? ''),
      ...documents.map((document) => sheetAddress('document', document.number)),
    ],
  }
}

type Cookie = Record<'name' | 'value' | 'url', string>

async function signedIn({ url }: Site, procedure: string, typed: object): Promise<Cookie[]> {
  const answer = await call(url, procedure, typed)
  expect([procedure, answer.status]).toEqual([procedure, 200])
  return cookiesOf(answer)
    .cookie.split('; ')
    .map((cookie) => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, url }
    })
}

/** Makes the demo in a database. Resolves to the passwords that it shows. */
async function fill({ settings }: SiteDatabase) {
  const child = spawn(process.execPath, [demo], {
    env: { ...inheritedEnv(), ...settings, SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)
  return new Map(
    Array.from(said.matchAll(/^ *(\S+@\S+) +(.+?) {3}/gm), ([, email = '', password = '']) => [
      email,
      password,
    ]),
  )
}
