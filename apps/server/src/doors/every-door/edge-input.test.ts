/** @module-tag thorough */
import { beforeTests } from '@northword/rig/during-tests'
import { useTestApp } from '../../testing/use-test-app.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { catchMail } from '@northword/rig/mail-catcher'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetAddress } from '@northword/content/site/sheets'
import { readItems } from '@northword/seed/read-items'
import { linkPurposes } from '../../features.ts'
import { seedContent } from '../../features/content/releases/seed-content.ts'
import { deliverMail } from '../../features/mail/queue/deliver-mail.ts'
import { isRefusedForGood } from '../../features/mail/queue/refused-for-good.ts'
import { createTransport, fixedTransport } from '../../features/mail/queue/transport.ts'
import { exported, placed, verified } from '../../testing/test-accounts.ts'
import type { Answer, Browser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { edgesOf } from '../../testing/requests/test-edges.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { expectOurHeaders } from '../../testing/requests/test-headers.ts'
import { rightFor, visitorsInput } from '../../testing/requests/test-inputs.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { setStatus } from '../../testing/test-orders.ts'

const ofDesk =
  /^(desk|site|staff|tokens|voices|webhooks)\.|^reviews\.(find(Certificate)?AtDesk|answerComment|settleComment|(keep|remove)StudioComment)$|^deliveries\.(?!(list|read|compare)$)|^payments\.(?!ofOrder)|^orderLinks\.(copy|revoke)$/

/** Order states that allow the procedure. Default: Awaiting Payment. */
const states: Record<string, string> = {
  'desk.moveCase': 'In Production',
  'desk.deliverText': 'In Production',
  'orders.cancel': 'Pending Contact',
  'payments.keepShare': 'Cancelled',
  'payments.refund': 'Cancelled',
}

/** An item of the site and a release of it. */
const ofSite = {
  kind: 'questions',
  key: 'revisions',
  newKey: 'rounds',
  fields: {},
  release: 1,
  goesLiveAt: new Date(Date.now() + 3_600_000).toISOString(),
}

/** Fields that accept any text. */
const stored = [
  'account.updateProfile name',
  'contact.sendMessage message',
  'deliveries.saveDraft text',
  'conversation.write text',
  'desk.addNote text',
  'desk.changeAddress reason',
  'desk.logCall text',
  'desk.moveCase reason',
  'desk.saveView name',
  'desk.writeToClient text',
  'orders.cancel by',
  'orders.place fullName',
  'orders.place note',
  'payments.agreePrice reason',
  'payments.keepShare reason',
  'payments.recordPayment reference',
  'payments.refund reason',
  'payments.reverseEntry reason',
  'payments.requestPayment reference',
  'staff.invite name',
  'tokens.create name',
  'voices.save note',
]

describe('Input at the limits of a field', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '100000' })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const client = beforeTests(() => verified(site))
  const visitor = beforeTests(async () => (await verified(site)).browser)
  const holder = beforeTests(() => linkHolder(site))
  /** An order for each mutation. Queries share the first one. */
  const orders = new Map<string, string>()
  const accepted = new Set<string>()
  /** A new amount each time, since agreeing the same price again is refused. */
  let cents = 0

  const actorOf = (path: string): Browser => {
    if (ofDesk.test(path)) return owner.browser
    if (/^(auth|account|contact|newsletter)\./.test(path)) return visitor
    return path.startsWith('orderLinks.') ? holder : client.browser
  }

  const call = (path: string, input: object): Promise<Answer> =>
    procedureTypes.get(path) === 'query' ? actorOf(path).ask(path, input) : actorOf(path).call(path, input)

  /** An order with a price and a payment, for acts on its money. */
  async function orderOf(path: string) {
    const first = [...orders.values()][0]
    if (first && procedureTypes.get(path) === 'query') return first
    const number = await placed(client.browser, client.person.email)
    orders.set(path, number)
    await owner.browser.call('payments.agreePrice', { ...rightFor(number), cents: 99_999_999 })
    await owner.browser.call('payments.recordPayment', { ...rightFor(number), cents: 90_000_000 })
    return number
  }

  /** Resets the state that would refuse the act, except sent input. */
  async function ready(path: string, number: string) {
    const status = states[path] ?? 'Awaiting Payment'
    await setStatus(site, number, status)
    await site.rows('delete from desk_states')
    const paid = { ...rightFor(number), cents: 1 }
    const { body } =
      path === 'payments.reverseEntry' ? await owner.browser.call('payments.recordPayment', paid) : {}
    const { id } = (body?.['entry'] ?? {}) as { id?: string }
    return {
      ...rightFor(number),
      ...(id && { entryId: id }),
      to: 'Delivered',
      cents: (cents += 1),
      ...visitorsInput,
      role: 'agent',
      scopes: ['desk:read'],
      lifetime: 'month',
      token: 'A'.repeat(43),
      url: 'https://93.184.215.14/orders',
      events: ['order.placed'],
      since: '2026-11-20',
      ...(path.startsWith('site.') && ofSite),
    }
  }

  async function answersTo(path: string, edge: Record<string, unknown>, number: string) {
    const input = { ...(await ready(path, number)), ...edge }
    const answers = [await call(path, input)]
    // REST parses path and query values in its own way.
    const isInAddress = 'cursor' in edge || Object.values(edge).every((value) => typeof value === 'number')
    if (restPaths.has(path) && isInAddress && !JSON.stringify(edge).includes('ud800'))
      answers.push(await callByRest(actorOf(path), path, input))
    return answers
  }

  it.each([...procedureFields])(
    'is taken, or refused with a sentence of ours, by %s',
    async (path, fields) => {
      const number = await orderOf(path)
      const broken: unknown[] = []
      for (const edge of edgesOf(fields))
        for (const { status, message } of await answersTo(path, edge, number)) {
          if (status < 300) for (const field of Object.keys(edge)) accepted.add(`${path} ${field}`)
          // An oversized body is refused before routing to the procedure.
          else if (status >= 500 || (status !== 413 && !isOurs(message)))
            broken.push([JSON.stringify(edge).slice(0, 100), status, message])
        }
      expect(broken).toEqual([])
      expect(site.logged).toEqual([])
    },
  )

  it('was stored where people write', () => {
    expect(stored.filter((field) => !accepted.has(field))).toEqual([])
  })

  it('leaves every list, sheet and download as it should be', async () => {
    const broken: unknown[] = []
    const inputs = [...orders.values()].map((number) => ({ number }))
    for (const [path, type] of procedureTypes) {
      if (type !== 'query') continue
      const fields = procedureFields.get(path) ?? []
      // The order has no texts.
      if (fields.some(({ name }) => name === 'piece')) continue
      const isOfOrder = fields.some(({ name }) => name === 'number')
      for (const input of isOfOrder ? inputs : [{}]) {
        const { status } = await call(path, input)
        if (status >= 500 || (isOfOrder && status >= 400)) broken.push([path, input, status])
      }
    }
    for (const { number } of inputs) {
      const { statusCode } = await client.browser.visit(sheetAddress('statement', number))
      if (statusCode !== 200) broken.push([number, statusCode])
    }
    expect(broken).toEqual([])
    expect((await exported(client.browser)).of('order').length).toBeGreaterThanOrEqual(orders.size)
  })

  it('breaks no header of a mail', async () => {
    const catcher = await catchMail()
    const transport = createTransport(catcher.url)
    const to = { publicUrl: 'http://localhost:3000', siteNow: site.liveSite.now }
    const way = { ...to, transports: fixedTransport(transport), purposes: linkPurposes }
    const ids = await site.rows(`update mails set status = 'queued' returning id`)
    for (const { id } of ids)
      await deliverMail(site.database.orm.em.fork(), way, String(id), { isLast: true }).catch(forgiveAddress)
    transport.close()
    expect(catcher.tries.length).toBeGreaterThan(ids.length / 2)
    for (const mail of catcher.tries) {
      expectOurHeaders(mail)
      // Mail servers need not accept longer lines (RFC 5322, 2.1.1).
      expect(Math.max(...mail.raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(999)
    }
    await catcher.close()
  })
})

/** False for Zod's default messages. */
const isOurs = (message = '') => /^(?!Invalid (input|option|UUID)|Too (small|big):)[A-Zl].+/.test(message)

/** Accepts that a mail server refuses the address. */
function forgiveAddress(error: unknown) {
  if (!isRefusedForGood(error)) throw error
}
