import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createRoom } from '../../limits/room.ts'
import { placed, somebody } from '../../testing/test-accounts.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { ada } from '../../testing/test-orders.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const pages = testPages(['/order/:sku', '/contact'])
const typed = () => ({
  ...ada,
  email: somebody().email,
  idempotencyKey: randomUUID(),
  quotedPriceCents: 6999,
})

const byForm = async (site: TestApp) => {
  const { sku, ...fields } = { ...typed(), quotedPriceCents: '6999' }
  return (await newBrowser(site).postForm(`/order/${sku}`, fields)).statusCode
}

const orders = [
  ['tRPC', 200, async (site: TestApp) => (await newBrowser(site).call('orders.place', typed())).status],
  [
    'REST',
    201,
    async (site: TestApp) => (await newBrowser(site).rest('POST', '/api/orders', typed())).status,
  ],
  ['a form', 303, byForm],
] as const

const others = {
  'a call': async (site: TestApp) => (await newBrowser(site).ask('auth.me')).status,
  'a REST call': async (site: TestApp) => (await newBrowser(site).rest('GET', '/api/orders')).status,
  'a form': async (site: TestApp) =>
    (await newBrowser(site).postForm('/contact', { ...somebody() })).statusCode,
  'an order in a batch with another call': async (site: TestApp) =>
    (await newBrowser(site).send('POST', '/trpc/orders.place,auth.signOut?batch=1', { 0: typed(), 1: {} }))
      .statusCode,
}

function takesOrdersAlone(site: TestApp) {
  it.each(orders)('takes an order by %s', async (_, status, order) => expect(await order(site)).toBe(status))

  it.each(Object.entries(others))('refuses %s', async (_, call) => expect(await call(site)).toBe(503))
}

eachDatabase('A server whose places are taken, except those for orders,', (open) => {
  const site = useTestApp(open, {}, { pages })
  beforeAll(async () => {
    for (let each = 0; each < 400; each += 1) site.room.enter(`198.18.9.${each % 250}`)
  })

  takesOrdersAlone(site)
})

eachDatabase('A server with a tenth of its memory left', (open) => {
  const site = useTestApp(open, {}, { pages, room: createRoom(1, () => 0.92) })

  takesOrdersAlone(site)
})

eachDatabase('A server whose network has its share, except for orders,', (open) => {
  const address = '198.18.9.1'
  const site = useTestApp(open)
  beforeAll(async () => {
    for (let each = 0; each < 160; each += 1) site.room.enter(address)
  })

  it('takes an order from there, refuses all else, and bothers no operator', async () => {
    const browser = newBrowser(site, { address })
    expect((await browser.ask('auth.me')).status).toBe(503)
    expect(await placed(browser, somebody().email)).toMatch(/^NW-ORD-/)
    expect(site.logged).toEqual([])
  })
})

eachDatabase('A server that gets no processor for seconds', (open) => {
  const site = useTestApp(open)

  firstOf([{ waits: [0, 2] }, { waits: [3, 2] }])('refuses nothing, before and after', async ({ waits }) => {
    const browser = newBrowser(site)
    for (const seconds of waits) {
      stand(seconds)
      const answers = Array.from({ length: 20 }, () => placed(browser, somebody().email))
      expect((await browser.ask('auth.me')).status).toBe(401)
      expect(new Set(await Promise.all(answers)).size).toBe(20)
    }
  })
})

/** Blocks the event loop, as on a busy machine. */
function stand(seconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1_000)
}
