import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { deskExports } from '@northword/content/desk/desk-exports'
import { briefMaxLength, usualBriefLength } from '@northword/contract/lengths'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { OrdersPage } from '@northword/contract/desk/desk-orders'
import type { OrderDetail, OrderView } from '@northword/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { exported, registered, verified } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { ada } from '../../../testing/test-orders.ts'
import { owned } from '../../../testing/test-staff.ts'
import { tableFrom } from '../../../testing/databases/test-tables.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const longest = (sign: string, beginning = '') => beginning + sign.repeat(briefMaxLength - beginning.length)

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

eachDatabase('A brief of a hundred thousand characters', (open) => {
  const site = useTestApp(open)

  const order = (browser: Browser, note: string, key = randomUUID()) =>
    browser.call('orders.place', { ...ada, note, idempotencyKey: key })
  const numberOf = ({ body }: { body: Record<string, unknown> }) => (body['order'] as OrderView).number

  const doors: Record<string, (browser: Browser, note: string) => Promise<number>> = {
    tRPC: async (browser, note) => (await order(browser, note)).status,
    REST: async (browser, note) => (await browser.rest('POST', '/api/orders', { ...ada, note })).status,
    'REST, in ASCII': async (_browser, note) => {
      const body = JSON.stringify({ ...ada, note }).replaceAll(/[^ -~]/g, escaped)
      const headers = { 'content-type': 'application/json' }
      return (await site.app.inject({ method: 'POST', url: '/api/orders', headers, body })).statusCode
    },
    'a form': async (browser, note) =>
      (await browser.postForm('/order/PS-070', { ...ada, note, idempotencyKey: randomUUID() })).statusCode,
  }

  describe.each(Object.entries(doors))('through %s', (_door, send) => {
    firstOf(['🖋', '漢', '\u0001'])('is taken whole where all of it is %j', async (sign) => {
      expect([200, 201, 303]).toContain(await send(newBrowser(site), longest(sign)))
      const [kept] = await site.rows('select note from orders order by created_at desc limit 1')
      expect(kept?.['note'] === longest(sign)).toBe(true)
    })

    it('is refused where it is longer by one', async () => {
      expect([400, 422]).toContain(await send(newBrowser(site), `${longest('漢')}漢`))
    })
  })

  it('is read whole by its client and by the studio, on pages and in their files', async () => {
    const { browser } = await verified(site)
    const { browser: owner } = await owned(site)
    const note = longest('x', 'About the zanzibar garden. ')
    const number = numberOf(await order(browser, note))
    expect(((await browser.ask('orders.find', { number })).body as OrderDetail).note).toBe(note)
    expect(((await owner.ask('desk.findCase', { number })).body as DeskCase).order.note).toBe(note)
    const { rows } = await tableFrom(owner, `/api/desk/orders.csv?q=${number}`)
    expect(rows.map((row) => row[deskExports.orders.columns('Asia/Hong_Kong').brief])).toEqual([note])
    const mine = await exported(browser)
    expect([mine.of('order')[0]?.['note'], mine.of('project')[0]?.['notes']]).toEqual([note, note])
    const found = await owner.ask('desk.findOrders', { q: 'zanzibar garden' })
    expect((found.body as OrdersPage).orders.map((each) => each.number)).toEqual([number])
  })

  it('is quoted in the mail to the studio from its beginning, and never from within a character', async () => {
    const number = numberOf(await order(newBrowser(site), longest('🖋', 'x')))
    const [mail] = await site.rows(
      `select body from mails join orders on orders.id = order_id where number = '${number}' and kind = 'order-notice'`,
    )
    expect((mail?.['body'] as { closing: string[] } | undefined)?.closing).toEqual([
      'The client’s brief:',
      `x${'🖋'.repeat(usualBriefLength - 1)}…`,
      '90,000 more characters of it are at the desk.',
    ])
  })

  it('is limited to thirty in a quarter of an hour from one network, where usual ones are not', async () => {
    const { browser } = await registered(site)
    const long = 'x'.repeat(usualBriefLength + 1)
    for (let count = 1; count <= 30; count++) expect((await order(browser, long)).status).toBe(200)
    const refused = await order(browser, long)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    expect((await order(browser, 'x'.repeat(usualBriefLength))).status).toBe(200)
    expect((await order(newBrowser(site), long)).status).toBe(200)
  })
})
