import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { textFiles } from '@northword/contract/texts/texts'
import JSZip from 'jszip'
import { beforeAll, expect, it } from 'vitest'
import { placed, registered, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { restRoutes } from '../../features.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { procedures, procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { joined, program, useOwner } from '../../testing/test-staff.ts'
import { setStatus } from '../../testing/test-orders.ts'
import { askedBy, hasText, written } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const email = 'planted@hidden.example'
const phone = '+1 555 867 5309'
const sum = '8,642.13'
/** Planted values to look for in answers. Any field in cents counts as money. */
const planted: Record<string, string | RegExp> = {
  email,
  phone: '867 5309',
  sum: '8,642.13',
  cents: '864213',
  money: /"\w*cents":\s*\d/i,
}

/** Texts of an order that the product itself reads; every other column of text is planted. */
const read = 'number sku status terms idempotency_key fingerprint claim_hash email email_key phone'.split(' ')

const signOf = (column: string) => `Planted in ${column}.`

type Texts = [path: string, text: string][]

function signsIn(texts: Texts, signs: Record<string, string | RegExp>): string[] {
  const found = texts.flatMap(([path, text]) =>
    Object.entries(signs).flatMap(([name, sign]) =>
      (typeof sign === 'string' ? text.includes(sign) : sign.test(text)) ? [`${path}: ${name}`] : [],
    ),
  )
  return [...new Set(found)].toSorted()
}

/** Text of a file, or of all files in a Word document. */
async function textOf({ rawPayload, headers }: { rawPayload: Buffer; headers: Record<string, unknown> }) {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString()
  if (rawPayload.subarray(0, 2).toString() !== 'PK') return rawPayload.toString()
  const parts = Object.values((await JSZip.loadAsync(rawPayload)).files)
  return (await Promise.all(parts.map((part) => part.async('string')))).join('\n')
}

/** Changes of an order that a writer may make. */
const actsOfWriters = procedures.filter(({ path, type, meta }) => {
  const isAboutOrder = procedureFields.get(path)?.some(({ name }) => name === 'number')
  const isWriters = meta?.roles && (meta.roles.length === 0 || meta.roles.includes('writer'))
  return type === 'mutation' && isWriters && isAboutOrder
})

eachDatabase('A writer reads no sum, phone or address', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  let number: string
  let columns: string[]
  const readers = new Map<string, Browser>()
  const answered = new Map<string, Awaited<ReturnType<typeof answersTo>>>()
  beforeAll(async () => {
    const { browser } = await registered(site, somebody({ email }))
    number = await placed(browser, email)
    await site.rows(`update orders set phone = '${phone}' where number = '${number}'`)
    const act = (path: string, more: object) =>
      owner.browser.call(path, {
        ...rightFor(number),
        cents: 864_213,
        reason: `The bank says ${sum}.`,
        ...more,
      })
    await act('payments.agreePrice', {})
    await act('payments.requestPayment', {})
    await act('payments.recordPayment', {})
    await hasText(site, number)
    await site.rows(`insert into text_versions select (jsonb_populate_record(t, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 2, 'idempotency_key', 'another'))).* from text_versions t`)
    await askedBy(site, number)
    await act('payments.refund', { cents: 864_213, idempotencyKey: randomUUID() })
    columns = await plantTexts()
    const scopes = ['desk:read', 'desk:write', 'cases:take', 'cases:undo'] as const
    readers.set('the owner', owner.browser)
    readers.set('a writer', (await joined(site, owner, 'writer')).browser)
    readers.set(
      'a program of a writer',
      (await program(site, owner, { role: 'writer', scopes: [...scopes] })).browser,
    )
    for (const who of readers.keys()) answered.set(who, await answersTo(who))
  })

  /** Fills every column of text of the order with its own name. */
  async function plantTexts() {
    const texts = await site.rows(`
      select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name = 'orders' and data_type = 'text' and is_generated = 'NEVER' order by column_name`)
    const names = texts.map(({ name }) => String(name)).filter((name) => !read.includes(name))
    const filled = names.map((name) => `"${name}" = '${signOf(name)}'`)
    await site.rows(`update orders set ${filled.join(', ')} where number = '${number}'`)
    return names
  }

  /** Texts of the answers to every query through both doors, and of every file, by path. */
  async function answersTo(who: string): Promise<Texts> {
    const browser = readers.get(who)
    if (!browser) throw new Error(`${who} has no browser.`)
    return [...(await toQueries(browser)), ...(await filesFor(browser))]
  }

  async function toQueries(browser: Browser) {
    const mails = await site.rows('select id from mails order by id')
    const texts: Texts = []
    for (const [path, type] of procedureTypes) {
      if (type !== 'query') continue
      const isAskedById = procedureFields.get(path)?.some(({ name }) => name === 'id') === true
      for (const id of ['', ...mails.filter(() => isAskedById).map((mail) => String(mail['id']))]) {
        const input = { ...rightFor(number), version: 1, ...(id && { id }) }
        const answers = [await browser.ask(path, input)]
        if (restPaths.has(path)) answers.push(await callByRest(browser, path, input))
        for (const { body } of answers) texts.push([path, JSON.stringify(body)])
      }
    }
    return texts
  }

  /** Texts of all files that can be downloaded, which may be packed. */
  async function filesFor(browser: Browser) {
    const texts: Texts = []
    for (const { url, operationId } of restRoutes.filter(({ downloads }) => downloads)) {
      const at = url.replace(':number', number).replace(':piece', '1').replace(':version', '2')
      const range = operationId === 'payments.exportMoney' ? '?from=2026-01-01&until=2099-12-31' : ''
      for (const file of url.includes(':file') ? textFiles : [''])
        texts.push([operationId, await textOf(await browser.send('GET', at.replace(':file', file) + range))])
    }
    return texts
  }

  /** Signs in the answers that were read at the start. */
  const readBy = (who: string, signs = planted) => signsIn(answered.get(who) ?? [], signs)

  /** Answers to everything that a writer may change in an order, and what was refused. */
  async function answersToActs(who: string, browser: Browser) {
    const texts: Texts = []
    const refused: string[] = []
    const isProgram = who.includes('program')
    for (const { path, meta } of actsOfWriters) {
      if (isProgram && !meta?.scope) continue
      const given = await preparedFor(path)
      const { version } = (await owner.browser.ask('desk.findCase', { number })).body
      const until = new Date(Date.now() + 86_400_000).toISOString()
      const input = { ...rightFor(number), version: path.startsWith('desk.') ? version : 1, until, ...given }
      const isByRest = isProgram && restPaths.has(path)
      const { status, body } = await (isByRest ? callByRest(browser, path, input) : browser.call(path, input))
      if (status > 204) refused.push(`${path}: ${status}`)
      texts.push([path, JSON.stringify(body)])
    }
    return { texts, refused }
  }

  /** Fields that an act needs beside those of every one, once it is possible. */
  async function preparedFor(path: string): Promise<object> {
    if (path === 'reviews.settleComment') return { id: await askedBy(site, number) }
    const id = randomUUID()
    if (path === 'reviews.answerComment')
      await site.rows(`insert into text_comments (id, order_id, sender, piece, version, text, at, shown_at, round)
        select '${id}', orders.id, 'client', 1, max(text_versions.number), 'Shorter', now(), now(), 1
        from orders join text_versions on order_id = orders.id where orders.number = '${number}' group by orders.id`)
    const asked = { number, piece: 1, version: 1, id, passage: null, text: 'Is it?' }
    if (path === 'desk.askClient') await owner.browser.call('reviews.keepStudioComment', asked)
    if (['desk.claimCase', 'desk.deliverText'].includes(path)) await setStatus(site, number, 'In Production')
    if (path === 'desk.deliverText') await written(owner.browser, number, 'They squeak.')
    const kept = path.startsWith('voices.') ? 'voices.find' : 'deliveries.findDraft'
    const { revision } = (await owner.browser.ask(kept, { number, piece: 1 })).body
    return { id, ids: [id], revision, passage: null }
  }

  it('in the answer to any question, which all tell the owner', () => {
    expect(readBy('a writer')).toEqual([])
    expect(readBy('a program of a writer')).toEqual([])
    expect(readBy('the owner')).toEqual([
      'desk.exportOrders: email',
      'desk.exportOrders: phone',
      'desk.findCase: email',
      'desk.findCase: money',
      'desk.findCase: phone',
      'desk.findCase: sum',
      'desk.findMail: email',
      'desk.findMail: sum',
      'desk.findOrders: email',
      'desk.findOrders: phone',
      'desk.mails: email',
      'desk.mailsOfOrder: email',
      'payments.exportMoney: sum',
      'payments.find: cents',
      'payments.find: money',
      'payments.find: sum',
      'reviews.findAtDesk: money',
    ])
  })

  it('in the answer to anything that they change', async () => {
    expect(actsOfWriters.length).toBeGreaterThan(12)
    for (const who of ['a writer', 'a program of a writer']) {
      const { texts, refused } = await answersToActs(who, readers.get(who) ?? expect.fail())
      expect([who, refused]).toEqual([who, []])
      expect([who, signsIn(texts, planted)]).toEqual([who, []])
    }
  })

  it('and of the texts of an order only those that a writer needs', () => {
    const signs = Object.fromEntries(columns.map((name) => [name, signOf(name)]))
    for (const who of ['a writer', 'a program of a writer']) {
      const found = readBy(who, signs)
      const seen = new Set(found.map((one) => one.replace(/.*: /, '')))
      expect([who, ...[...seen].toSorted()]).toEqual([who, 'full_name', 'name', 'note', 'reference'])
    }
  })

  it('nor a reason of the ledger beside a move, once an erasure has blanked it there', async () => {
    await site.rows(`update money_entries set reason = ''`)
    for (const [who, browser] of readers) {
      const { status, body } = await callByRest(browser, 'desk.findCase', { number })
      const isTold = JSON.stringify(body['timeline']).includes(`The bank says ${sum}.`)
      expect([who, status, isTold]).toEqual([who, 200, who === 'the owner'])
    }
  })

  it('and is offered no move that is not theirs', async () => {
    const waiting = await placed(newBrowser(site), email)
    const movesOf = async (who: string) => {
      const browser = readers.get(who)
      return browser && (await callByRest(browser, 'desk.findCase', { number: waiting })).body['moves']
    }
    expect(await movesOf('a writer')).toEqual([])
    expect(await movesOf('a program of a writer')).toEqual([])
    expect(await movesOf('the owner')).not.toEqual([])
  })
})
