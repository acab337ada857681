import { describe, expect, it } from 'vitest'
import { eachDatabase, thorough } from '../../../testing/databases/test-database.ts'
import { doors, exported, placed, registered, somebody, verified } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

interface Seen {
  orders: { id: string; guest: boolean; userId: string | null }[]
  projects: { orderId: string; userId: string | null }[]
}

eachDatabase('A guest’s order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  describe.each(Object.entries(doors))('through %s', (_name, door) => {
    // Doors hand on who signs in. Whose an order is then, does not depend on them.
    const more = door === doors.tRPC ? {} : thorough

    async function seen(browser: Browser) {
      const { orders = [] } = (await door.orders(browser)).body as Partial<Seen>
      const { projects = [] } = (await door.projects(browser)).body as Partial<Seen>
      return {
        orders: orders.map(({ id, guest, userId }) => ({ id, guest, userId })),
        projects: projects.map(({ orderId, userId }) => ({ orderId, userId })),
      }
    }
    const nothing = { orders: [], projects: [] }
    const owned = (id: string, userId: string) => ({
      orders: [{ id, guest: false, userId }],
      projects: [{ orderId: id, userId }],
    })

    it('belongs at once to who registers in the same browser with its address', async () => {
      const person = somebody()
      const browser = newBrowser(site)
      const number = await placed(browser, person.email.toUpperCase())
      const { body } = await door.signUp(browser, person)
      expect(await seen(browser)).toEqual(owned(number, (body as { user: { id: string } }).user.id))
    })

    it('belongs at once to who signs in in the same browser with its address', async () => {
      const { person, id } = await registered(site)
      const browser = newBrowser(site)
      const number = await placed(browser, person.email)
      await door.signIn(browser, person)
      expect(await seen(browser)).toEqual(owned(number, id))
    })

    it('does not belong to who signs in in the same browser with another address', more, async () => {
      const person = somebody()
      const browser = newBrowser(site)
      await placed(browser, somebody().email)
      await door.signUp(browser, person)
      expect(await seen(browser)).toEqual(nothing)
      await door.signIn(browser, person)
      expect(await seen(browser)).toEqual(nothing)
    })

    it('is not seen by who merely types its address, in any other browser', more, async () => {
      const person = somebody()
      const number = await placed(newBrowser(site), person.email)
      const typist = newBrowser(site)
      await door.signUp(typist, person)
      await door.signIn(typist, person)
      expect(await seen(typist)).toEqual(nothing)
      const { status, message } = await typist.ask('orders.find', { number })
      expect([status, message]).toEqual([404, 'There is no such order in your account.'])
      expect(await typist.call('orders.cancel', { number })).toMatchObject({ status: 404 })
      const { of } = await exported(typist)
      expect([of('order'), of('project')]).toEqual([[], []])
    })

    it('is not claimed by a cookie that the browser made up', more, async () => {
      const person = somebody()
      await placed(newBrowser(site), person.email)
      const browser = newBrowser(site)
      for (const claim of ['A'.repeat(43), '', "' or true --"]) {
        browser.cookies.set('nw_claim', claim)
        await door[browser.cookies.has('nw_session') ? 'signIn' : 'signUp'](browser, person)
        expect(await seen(browser)).toEqual(nothing)
      }
    })

    it(
      'of any other browser belongs to its owner once the mailbox is proven, with its project',
      more,
      async () => {
        const person = somebody()
        const number = await placed(newBrowser(site), person.email)
        const { browser, id } = await registered(site, person)
        expect(await seen(browser)).toEqual(nothing)
        await browser.call('auth.verifyEmail', { token: await site.linkTo(person.email) })
        expect(await seen(browser)).toEqual(owned(number, id))
      },
    )

    it(
      'is not given to who registered with a stranger’s address when the stranger follows the link',
      more,
      async () => {
        const person = somebody()
        const victim = newBrowser(site)
        await placed(victim, person.email)
        const attacker = await registered(site, person)
        const token = await site.linkTo(person.email)
        expect(await victim.call('auth.verifyEmail', { token })).toMatchObject({ status: 403 })
        expect(await seen(attacker.browser)).toEqual(nothing)
      },
    )

    it(
      'belongs to the owner of the mailbox after a reset, and no longer to who had the account',
      more,
      async () => {
        const person = somebody()
        const number = await placed(newBrowser(site), person.email)
        const attacker = await registered(site, person)
        await site.linkTo(person.email)
        const owner = newBrowser(site)
        await owner.call('auth.forgotPassword', { email: person.email })
        const token = await site.linkTo(person.email, 2)
        await owner.call('auth.resetPassword', { token, password: 'mine again' })
        expect(await seen(owner)).toEqual(owned(number, attacker.id))
        expect(await door.orders(attacker.browser)).toMatchObject({ status: 401 })
      },
    )

    it(
      'that comes later with a proven address is seen as a guest’s, and owned from the next sign-in',
      more,
      async () => {
        const { person, browser, id } = await verified(site)
        const number = await placed(newBrowser(site), person.email)
        expect((await seen(browser)).orders).toEqual([{ id: number, guest: true, userId: null }])
        expect(await browser.ask('orders.find', { number })).toMatchObject({ status: 200 })
        await door.signIn(browser, person)
        expect(await seen(browser)).toEqual(owned(number, id))
      },
    )

    it('that another account owns is nobody else’s, whatever its address', more, async () => {
      const owner = await registered(site)
      const other = await verified(site)
      await placed(owner.browser, other.person.email)
      await door.signIn(other.browser, other.person)
      expect(await seen(other.browser)).toEqual(nothing)
    })
  })

  it('is claimed once: its claim is forgotten with it', async () => {
    const person = somebody()
    const browser = newBrowser(site)
    const number = await placed(browser, person.email)
    await browser.call('auth.signUp', person)
    expect(await site.rows(`select claim_hash, guest from orders where number = '${number}'`)).toEqual([
      { claim_hash: null, guest: false },
    ])
  })
})
