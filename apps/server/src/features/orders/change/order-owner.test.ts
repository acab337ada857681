import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { registered, somebody, verified } from '../../../testing/test-accounts.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { ada } from '../../../testing/test-orders.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('An order that waited on a device', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  async function sent(browser: Browser, writtenBy: unknown, email = somebody().email, key = randomUUID()) {
    const { status, body } = await browser.call('orders.place', {
      ...ada,
      email,
      idempotencyKey: key,
      writtenBy,
    })
    expect(status).toBe(200)
    return (body as { order: { number: string; userId: string | null; guest: boolean } }).order
  }
  const numbersOf = async (browser: Browser) => {
    const { orders } = (await browser.ask('orders.list')).body as { orders: { number: string }[] }
    return orders.map(({ number }) => number)
  }
  const guests = { userId: null, guest: true }

  it('is the own of who wrote it and is still signed in', async () => {
    const { browser, id } = await registered(site)
    expect(await sent(browser, id)).toMatchObject({ userId: id, guest: false })
  })

  it('is the own of who is signed in where nobody says who wrote it', async () => {
    const { browser, id } = await registered(site)
    expect(await sent(browser, undefined)).toMatchObject({ userId: id, guest: false })
  })

  it.each([
    ['a guest', null],
    ['another client', randomUUID()],
    ['something else than a person', { $ne: '' }],
  ])('is stored as a guest’s, and no business of who is signed in, where %s wrote it', async (_, writer) => {
    const { browser } = await registered(site)
    const { number, ...owner } = await sent(browser, writer)
    expect(owner).toMatchObject(guests)
    expect(await numbersOf(browser)).toEqual([])
    expect(await site.rows(`select claim_hash from orders where number = '${number}'`)).toEqual([
      { claim_hash: null },
    ])
  })

  it('is never claimed in that browser by who takes an account with its address later', async () => {
    const { browser } = await registered(site)
    browser.cookies.set('nw_claim', 'A'.repeat(43))
    const victim = somebody()
    await sent(browser, null, victim.email)
    await browser.call('auth.signOut')
    await browser.call('auth.signUp', victim)
    expect(await numbersOf(browser)).toEqual([])
  })

  it('reaches its client all the same: who proves the address sees it', async () => {
    const other = await registered(site)
    const client = somebody()
    const { number } = await sent(other.browser, null, client.email)
    const { browser } = await verified(site, client)
    expect(await numbersOf(browser)).toEqual([number])
  })

  it('written as a guest with one’s own address is found at the next sign-in', async () => {
    const { browser, person } = await registered(site)
    const { number } = await sent(browser, null, person.email.toUpperCase())
    await browser.call('auth.signIn', person)
    expect(await numbersOf(browser)).toEqual([number])
  })

  it('stays its writer’s when it is sent again while somebody else is signed in', async () => {
    const writer = await registered(site)
    const key = randomUUID()
    const email = somebody().email
    const first = await sent(writer.browser, writer.id, email, key)
    const other = await registered(site)
    expect(await sent(other.browser, writer.id, email, key)).toMatchObject({
      number: first.number,
      ...guests,
    })
    expect(await numbersOf(other.browser)).toEqual([])
    expect(await numbersOf(writer.browser)).toEqual([first.number])
  })

  it('written by a client whose session has ended is a guest’s of its address, and hers at the next sign-in', async () => {
    const { browser, person, id } = await registered(site)
    await browser.call('auth.signOut')
    const order = await sent(browser, id, person.email)
    expect(order).toMatchObject(guests)
    await browser.call('auth.signIn', person)
    expect(await numbersOf(browser)).toEqual([order.number])
  })
})
