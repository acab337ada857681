import { randomUUID } from 'node:crypto'
import { deskExports } from '@northword/content/desk/desk-exports'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { beforeAll, expect, it } from 'vitest'
import { guestOrder } from '../../testing/test-accounts.ts'
import type { Browser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { tableFrom } from '../../testing/databases/test-tables.ts'
import { callByRest } from '../../testing/requests/test-rest.ts'
import { joined, letProofsAge, program, useOwner } from '../../testing/test-staff.ts'
import { endpointOf } from '../../testing/test-webhooks.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('A scope that is given with care', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' })
  const owner = useOwner(site)
  let till: Browser
  beforeAll(async () => {
    till = (await program(site, owner, { name: 'Till', scopes: ['money:refund'] })).browser
  })

  const act = (path: string, number: string, input: object) =>
    owner.browser.call(path, { number, idempotencyKey: randomUUID(), ...input })

  async function paid() {
    const number = await guestOrder(site)
    await act('payments.agreePrice', number, { cents: 6_999 })
    await act('payments.recordPayment', number, { cents: 6_999, receivedOn: '2026-11-20', method: 'card' })
    return number
  }
  const refund = (number: string, changes: object = {}) =>
    callByRest(till, 'payments.refund', {
      number,
      cents: 1_000,
      sentOn: '2026-11-20',
      method: 'card',
      reason: 'Too much',
      idempotencyKey: `refund ${number}`,
      ...changes,
    })
  const refundsOf = (number: string) =>
    site.rows(`select cents, member_id, member_name from money_entries where kind = 'refund'
      and order_id = (select id from orders where number = '${number}')`)

  it('gives money back once under a key, by its own name, with no proof of anybody', async () => {
    const number = await paid()
    await letProofsAge(site)
    const answers = [...(await Promise.all([1, 2, 3].map(() => refund(number)))), await refund(number)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => body['replayed'] === false)).toHaveLength(1)
    expect(await refund(number, { cents: 2_000 })).toMatchObject({ status: 422 })
    expect(await refundsOf(number)).toEqual([{ cents: 1_000, member_id: null, member_name: 'token Till' }])
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
  })

  it('gives no more back than was paid, and neither reads nor records money', async () => {
    const number = await paid()
    expect((await refund(number, { cents: 7_000 })).status).toBe(409)
    expect((await callByRest(till, 'payments.find', { number })).status).toBe(403)
    expect((await callByRest(till, 'payments.recordPayment', { number, cents: 1 })).status).toBe(403)
    expect(await refundsOf(number)).toEqual([])
  })

  it('lets files leave, which the log tells of the program and its owner; it has no order in hand', async () => {
    const number = await paid()
    const { browser, id } = await program(site, owner, { scopes: ['exports:read'] })
    const { status, rows } = await tableFrom(browser, '/api/desk/orders.csv')
    expect([status, rows.map((row) => row[deskExports.orders.columns('Asia/Hong_Kong').number])]).toEqual([
      200,
      expect.arrayContaining([number]),
    ])
    expect((await tableFrom(browser, '/api/desk/orders.csv?hand=mine')).rows).toEqual([])
    const line = site.logged.find((one) => one.includes(id) && one.includes('.csv'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ actor: { kind: 'token', id, ownerId: owner.id } })
  })

  it('hands secrets of webhooks to a program, which its maker may know and is to know no longer', async () => {
    const maker = await joined(site, owner, 'owner')
    const { browser } = await program(site, maker, { name: 'Hooks', scopes: ['webhooks:write'] })
    const { id: older } = await endpointOf(owner)
    const added = await callByRest(browser, 'webhooks.add', {
      url: 'https://93.184.215.14/',
      events: ['order.placed'],
    })
    expect(added).toMatchObject({
      status: 201,
      body: { webhook: { createdBy: 'token Hooks', exposedAt: null } },
    })
    expect((await callByRest(browser, 'webhooks.rotateSecret', { id: older })).status).toBe(201)
    expect((await callByRest(browser, 'webhooks.list')).status).toBe(403)
    await owner.browser.call('staff.changeRole', { id: maker.id, role: 'agent' })
    const { body } = await owner.browser.ask('webhooks.list')
    const exposed = (body['webhooks'] as WebhookView[]).map(({ exposedAt }) => exposedAt !== null)
    expect(exposed).toEqual([true, true])
    expect((await callByRest(browser, 'webhooks.remove', { id: older })).status).toBe(401)
  })

  it('sends webhooks to no address to which a person may not', async () => {
    const { browser } = await program(site, owner, { scopes: ['webhooks:write'] })
    for (const url of ['https://127.0.0.1/', 'https://169.254.169.254/', 'http://93.184.215.14/'])
      expect(await callByRest(browser, 'webhooks.add', { url, events: ['order.placed'] })).toMatchObject({
        status: 400,
        issues: [{ path: 'url' }],
      })
  })
})
