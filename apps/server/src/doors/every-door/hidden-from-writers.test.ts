import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { placed, registered, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { joined, program, useOwner } from '../../testing/test-staff.ts'
import { askedBy, hasText } from '../../testing/test-texts.ts'
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
    await askedBy(site, number)
    await act('payments.refund', { cents: 864_213, idempotencyKey: randomUUID() })
    columns = await plantTexts()
    readers.set('the owner', owner.browser)
    readers.set('a writer', (await joined(site, owner, 'writer')).browser)
    readers.set('a program of a writer', (await program(site, owner, { role: 'writer' })).browser)
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

  /** Texts of the answers to every query through both doors, by path. */
  async function answersTo(who: string): Promise<[path: string, text: string][]> {
    const browser = readers.get(who)
    if (!browser) throw new Error(`${who} has no browser.`)
    const mails = await site.rows('select id from mails order by id')
    const texts: [string, string][] = []
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

  /** Signs in the answers that were read at the start. */
  function readBy(who: string, signs = planted): string[] {
    const found = (answered.get(who) ?? []).flatMap(([path, text]) =>
      Object.entries(signs).flatMap(([name, sign]) =>
        (typeof sign === 'string' ? text.includes(sign) : sign.test(text)) ? [`${path}: ${name}`] : [],
      ),
    )
    return [...new Set(found)].toSorted()
  }

  it('in the answer to any question, which all tell the owner', () => {
    expect(readBy('a writer')).toEqual([])
    expect(readBy('a program of a writer')).toEqual([])
    expect(readBy('the owner')).toEqual([
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
      'payments.find: cents',
      'payments.find: money',
      'payments.find: sum',
      'reviews.findAtDesk: money',
    ])
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
