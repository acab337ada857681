import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { confirmWaitingOrders } from '../orders/place/confirm-waiting-orders.ts'
import { createLimits } from '../../limits/limits.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Mails that strangers can cause to one unproven address within an hour. */
const mostInAnHour = 92
const mostOfAKind = 4
/** Links to sign in or to an order: four of each per quarter of an hour, so that no owner waits longer. */
const mostOfLinks = 3 * 4 * 4
const links = ['reset-password', 'sign-in', 'order-link']

/** One more than there may be mails of a kind. */
const rounds = mostOfAKind + 1
/** Desk mutations are left out: only an owner causes mails there. */
const mutations = [...procedureTypes]
  .filter(([path, type]) => type === 'mutation' && !/^(staff|desk|payments|tokens)\./.test(path))
  .map(([path]) => path)

eachDatabase('Mails to one mailbox', (open) => {
  const site = useTestApp(open)

  /** Input for any procedure: each takes the fields that it knows. */
  const everything = (email: string, password: string, number: string) => ({
    email,
    password,
    currentPassword: password,
    number,
    rememberMe: true,
    token: 'T'.repeat(43),
    name: 'Mallory',
    fullName: 'Mallory',
    phone: '1',
    note: 'x',
    text: 'x',
    message: 'x',
    sku: 'PS-070',
    idempotencyKey: randomUUID(),
    id: randomUUID(),
  })

  async function storm(spelled: (round: number) => string, from: (round: number) => Browser) {
    const { password } = somebody()
    for (let round = 0; round < rounds; round += 1) {
      const browser = from(round)
      const email = spelled(round)
      const ask = (path: string, number = '') => browser.call(path, everything(email, password, number))
      await ask('auth.forgotPassword')
      await ask('auth.signUp')
      const { body } = await ask('orders.place')
      await ask('orderLinks.mailNew', 'NW-ORD-20200101-0001')
      for (const path of mutations) {
        // Some procedures sign out.
        if ((await browser.ask('auth.me')).status !== 200) await ask('auth.signIn')
        await ask(path, (body as { order?: { number: string } }).order?.number)
      }
    }
  }

  async function received(like: string) {
    const limits = await createLimits(site.database, 1)
    for (let minutes = 10; minutes < 60; minutes += 1) {
      const now = new Date(Date.now() + minutes * 60_000)
      await confirmWaitingOrders(
        { em: site.database.orm.em.fork(), mail: site.mail, limits, site: site.liveSite.now() },
        now,
      )
    }
    const rows = await site.rows(
      `select kind, count(*)::int as mails from mails where "to"->>'address' like '${like}' group by kind`,
    )
    return rows.map(({ kind, mails }) => [String(kind), Number(mails)] as const)
  }

  const few = (networks: string, spellings: string, story: number) => () => {
    it('are few of each kind, whatever is asked for', { tags: ['thorough'] }, async () => {
      const one = newBrowser(site)
      const from = () => (networks === 'one network' ? one : newBrowser(site))
      const spelled = (round: number) =>
        `victim-${story}${spellings === 'one spelling' ? '' : `+${round}`}@post.example`
      await storm(spelled, from)
      const mails = await received(`victim-${story}%`)
      expect(mails.map(([kind]) => kind)).toEqual(
        expect.arrayContaining(['order-confirmation', 'contact-receipt']),
      )
      for (const [kind, count] of mails) expect(count, kind).toBeLessThanOrEqual(mostOfAKind)
    })
  }

  describe('from one network and in one spelling', few('one network', 'one spelling', 1))
  describe('from one network and in many', few('one network', 'many spellings', 2))
  describe('from many networks and in one spelling', few('many networks', 'one spelling', 3))
  describe('from many networks and in many spellings', few('many networks', 'many spellings', 4))

  it('are at most the figure that is stated', { tags: ['thorough'] }, async () => {
    const kinds = await site.rows(`select distinct kind from mails where "to"->>'address' like 'victim-%'`)
    const others = kinds.filter(({ kind }) => !links.includes(String(kind)))
    expect(others.length * mostOfAKind + mostOfLinks).toBe(mostInAnHour)
  })
})
