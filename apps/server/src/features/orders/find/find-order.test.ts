import { seed } from '@northword/seed/seed'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { clientWithOrder, doors, placed, registered } from '../../../testing/test-accounts.ts'
import { system } from '../../people/actor.ts'
import { Order } from '../order/order.entity.ts'
import { visibleTo } from '../order/order-rights.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('A client’s own orders', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  it('are listed alike through both doors, the latest first, and nobody else’s with them', async () => {
    const { person, browser, id } = await registered(site)
    await clientWithOrder(site)
    const first = await placed(browser, person.email)
    const second = await placed(browser, 'another@address.example')
    const [rpc, rest] = [await doors.tRPC.orders(browser), await doors.REST.orders(browser)]
    expect(rest.body).toEqual(rpc.body)
    expect(rest.body.orders).toMatchObject([
      { id: second, guest: false, userId: id, email: 'another@address.example' },
      { id: first, guest: false, userId: id, status: 'Pending Contact', price: '69.99', sku: 'PS-070' },
    ])
    expect(JSON.stringify(rest.body)).not.toMatch(/hash|key|fingerprint|claim/i)
  })

  it('open to what was ordered, its history, and by when somebody writes', async () => {
    const { browser, number } = await clientWithOrder(site)
    const { body } = await browser.ask('orders.find', { number })
    expect(body).toMatchObject({
      number,
      fullName: 'Ada Lovelace',
      mayCancel: true,
      sold: { words: 1700, revisionRounds: 2, turnaround: { label: '72 hours' } },
      events: [{ actor: 'client', from: null, to: 'Pending Contact', at: body.createdAt }],
    })
    const hours = (Date.parse(String(body.contactBy)) - Date.parse(String(body.createdAt))) / 3_600_000
    expect(hours).toBe(seed.contactWithinHours)
  })

  it('are seen by no guest, and by the system with all others', async () => {
    const em = site.database.orm.em.fork()
    const guest = { kind: 'guest', network: '192.0.2.1', claimHash: null } as const
    expect(await em.count(Order, visibleTo(guest))).toBe(0)
    expect(await em.count(Order, visibleTo(system))).toBe(await em.count(Order))
  })

  it('are told apart from those that do not exist to nobody but their client', async () => {
    const owner = await registered(site)
    const stranger = await registered(site)
    const number = await placed(owner.browser, owner.person.email)
    const unknown = number.replace(/\d{4}$/, (digits) =>
      String((Number(digits) + 1) % 10_000).padStart(4, '0'),
    )
    for (const call of ['ask', 'call'] as const) {
      const path = call === 'ask' ? 'orders.find' : 'orders.cancel'
      const answers = [
        await stranger.browser[call](path, { number }),
        await stranger.browser[call](path, { number: unknown }),
      ].map(({ status, body, message, issues }) => ({ status, body, message, issues }))
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]).toMatchObject({ status: 404, message: 'There is no such order in your account.' })
    }
  })
})
