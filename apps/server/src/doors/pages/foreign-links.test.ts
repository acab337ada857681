import { firstOf } from '@northword/rig/first-of'
import { sheetAddress } from '@northword/content/site/sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { orderPurposes } from '../../features/orders/mails/about-order.ts'
import { guestOrder, placed, verified } from '../../testing/test-accounts.ts'
import { type Answer, type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { byLink, mintedSecret, secretFor } from '../../testing/test-links.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { owned, program } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Procedures about an order, at the desk and for clients. */
const ofOrders = [...procedureFields].flatMap(([path, fields]) =>
  fields.some(({ name }) => name === 'number') && path !== 'orderLinks.mailNew' ? [path] : [],
)

describe('The cookie of a link to an order', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })
  let number: string
  let client: Awaited<ReturnType<typeof verified>>
  let ownNumber: string
  let opening: string
  let before: Awaited<ReturnType<typeof stateOf>>
  const dead = new Map<string, string>()
  beforeAll(async () => {
    number = await guestOrder(site)
    client = await verified(site)
    ownNumber = await placed(client.browser, client.person.email)
    await killLinks()
    opening = await secretFor(site, number, 'copied')
    before = await stateOf(site)
  })

  /** Secrets that look like links to this order but are invalid. */
  async function killLinks() {
    const owner = await owned(site)
    const [order] = await site.rows(`select id from orders where number = '${number}'`)
    const expired = await secretFor(site, number)
    await site.rows(`update tokens set expires_at = now() - interval '1 second'`)
    dead.set('an expired link', expired)
    const revoked = await secretFor(site, number)
    await owner.browser.call('orderLinks.revoke', { number })
    dead.set('a revoked link', revoked)
    for (const purpose of Object.keys(linkPurposes)) {
      if (purpose === orderPurposes.mailed || purpose === orderPurposes.copied) continue
      const link = { purpose, subjectId: String(order?.['id']) }
      dead.set(`a link for ${purpose}`, await mintedSecret(site, link))
    }
    dead.set('the cookie of a client', client.browser.cookies.get('nw_session') ?? '')
    dead.set('the cookie of an owner', owner.browser.cookies.get('nw_desk') ?? '')
    dead.set('an API token', (await program(site, owner)).secret)
    dead.set('nothing', '')
    dead.set('the hash of a link', String((await site.rows('select hash from tokens limit 1'))[0]?.['hash']))
    dead.set('far too much', 'A'.repeat(3_000))
  }

  async function answers(browser: Browser, path: string, input: object): Promise<Answer[]> {
    const byTrpc =
      procedureTypes.get(path) === 'query' ? await browser.ask(path, input) : await browser.call(path, input)
    return restPaths.has(path) ? [byTrpc, await callByRest(browser, path, input)] : [byTrpc]
  }

  const holding = (secret: string, headers: Record<string, string> = byLink) => {
    const browser = newBrowser(site, { headers })
    browser.cookies.set('nw_order', secret)
    return browser
  }

  /** Answers of a procedure to these secrets are those to nobody. */
  async function expectNothing(path: string, secrets: Iterable<[what: string, secret: string]>) {
    const input = rightFor(number)
    const asNobody = (await answers(newBrowser(site), path, input)).map(({ status, message }) => [
      status,
      message,
    ])
    for (const [what, secret] of secrets)
      for (const [at, { status, message }] of (await answers(holding(secret), path, input)).entries())
        expect([path, what, status, message]).toEqual([path, what, ...(asNobody[at] ?? [])])
    for (const [status] of asNobody) expect([401, 404], path).toContain(status)
  }

  /** Since the last time. */
  async function expectNoChange() {
    const [past, present] = [before, await stateOf(site)]
    before = present
    expect(present).toEqual(past)
  }

  it('is worth nothing once its link has expired or was revoked, at any procedure', async () => {
    for (const path of ofOrders) await expectNothing(path, [...dead].slice(0, 2))
    await expectNoChange()
  })

  // The door reads the cookie alike for all procedures.
  firstOf(ofOrders, (path) => path === 'orders.find')(
    'is worth nothing where it holds anything else, at %s',
    async (path) => {
      await expectNothing(path, dead)
      await expectNoChange()
    },
  )

  it('opens its order alone, and no client’s beside it, at any procedure', async () => {
    const beside = holding(opening)
    const elsewhere = holding(opening, {})
    for (const browser of [beside, elsewhere])
      browser.cookies.set('nw_session', client.browser.cookies.get('nw_session') ?? '')
    for (const path of ofOrders) {
      // The link page refuses the client's own order, and other pages refuse the link's order.
      const refused = [
        ...(await answers(beside, path, { ...rightFor(ownNumber), by: 'Ada' })),
        ...(await answers(elsewhere, path, { ...rightFor(number), by: 'Ada' })),
      ]
      for (const { status } of refused) expect([401, 404], path).toContain(status)
    }
    await expectNoChange()
  })

  it('is worth nothing on a sheet, either', async () => {
    const url = sheetAddress('statement', number)
    for (const secret of dead.values()) expect((await holding(secret).visit(url)).statusCode).toBe(404)
    expect((await holding(opening).visit(url)).statusCode).toBe(200)
  })
})
