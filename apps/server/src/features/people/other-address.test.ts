import { describe, expect, it } from 'vitest'
import { tidy } from '../../chores/tidy.ts'
import { eachDatabase, thorough } from '../../testing/databases/test-database.ts'
import { doors, exported, placed, verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { setStatus } from '../../testing/test-orders.ts'

eachDatabase('An order that a client placed with another client’s address', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  async function erase({ browser, person: { password }, id }: Awaited<ReturnType<typeof verified>>) {
    await browser.call('account.deleteAccount', { password })
    await site.rows(
      `update users set deletion_requested_at = deletion_requested_at - interval '31 days' where id = '${id}'`,
    )
    await tidy(site)
    expect(await site.rows(`select id from users where id = '${id}'`)).toEqual([])
  }

  async function expectNothingOf(number: string, browser: Browser) {
    for (const door of Object.values(doors)) {
      expect((await door.orders(browser)).body).toMatchObject({ orders: [] })
      expect((await door.projects(browser)).body).toMatchObject({ projects: [] })
    }
    expect((await exported(browser)).text).not.toContain(number)
    expect(await browser.ask('orders.find', { number })).toMatchObject({ status: 404 })
    expect(await browser.call('orders.cancel', { number })).toMatchObject({ status: 404 })
  }

  async function place(status: string) {
    const buyer = await verified(site)
    const other = await verified(site)
    const number = await placed(buyer.browser, other.person.email)
    await setStatus(site, number, status)
    return { buyer, other, number }
  }

  describe.each([
    ['In Production', {}],
    ['Completed', thorough],
  ] as const)('and that is %s', (status, options) => {
    it('is never shown to the other, nor given to them, when the client is erased', options, async () => {
      const { buyer, other, number } = await place(status)
      await expectNothingOf(number, other.browser)
      await erase(buyer)
      await expectNothingOf(number, other.browser)
      const again = newBrowser(site)
      await doors.tRPC.signIn(again, other.person)
      await expectNothingOf(number, again)
      expect(await site.rows(`select user_id from orders where number = '${number}'`)).toEqual([
        { user_id: null },
      ])
    })

    it('is not shown to who takes the address anew, whoever was erased first', options, async () => {
      for (const isBuyerFirst of [true, false]) {
        const { buyer, other, number } = await place(status)
        for (const one of isBuyerFirst ? [buyer, other] : [other, buyer]) await erase(one)
        const next = await verified(site, other.person, newBrowser(site), 2)
        await expectNothingOf(number, next.browser)
      }
    })

    it('stays the client’s when the other is erased', options, async () => {
      const { buyer, other, number } = await place(status)
      await erase(other)
      expect(await buyer.browser.ask('orders.find', { number })).toMatchObject({ status: 200 })
    })
  })
})
