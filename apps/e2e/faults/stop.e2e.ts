/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/studio/catalogue'
import { env as rig } from '@northword/rig/env'
import { catchMail } from '@northword/rig/mail-catcher'
import { call, ownerSession } from '@northword/rig/owner-session'
import { openReceiver } from '@northword/rig/receiver'
import { openSite } from '@northword/rig/site'
import { createOn, databaseKinds, quickestKind } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { alone, clients } from '../testing/clients.ts'
import { openDeskSite } from '../testing/desk/desk-site.ts'
import { postOrder } from '../testing/orders/posted-orders.ts'
import { ordersOf } from '../testing/orders/stored-orders.ts'

it('A server that is told to stop, twice as a terminal does, finishes the order that is arriving', async () => {
  const site = await openSite(quickestKind)
  const { port, hostname } = new URL(site.url)
  // Browsers keep spare connections like this one open.
  const silent = connect(Number(port), hostname).on('error', () => {})
  const ordering = connect(Number(port), hostname)
  const body = JSON.stringify({ ...clients.ada, sku: catalogue[0]?.sku })
  const head = [
    'POST /api/orders HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  ordering.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`)
  await sleep(200)

  const stopped = site.kill('SIGINT')
  await sleep(50)
  process.kill(site.pid(), 'SIGINT')
  ordering.write(body.slice(20))
  const [answer] = await once(ordering, 'data')
  expect(String(answer)).toContain('201 Created')
  await stopped
  expect(site.exitCode()).toBe(0)
  silent.destroy()
  expect(await ordersOf(site, clients.ada)).toHaveLength(1)
  await site.close()
})

describe.each(databaseKinds)(
  'A server (%s) that is told to stop while nothing outside of it answers',
  (kind) => {
    const mailbox = duringTests(catchMail)
    const receiver = duringTests(openReceiver)
    const opened = duringTests(() =>
      openDeskSite({ SMTP_URL: mailbox.url, WEBHOOK_NETWORKS: '127.0.0.1/32' }, kind),
    )
    beforeAll(async () => {
      mailbox.answer(() => 'hang')
      receiver.answer(() => {})
      const session = await ownerSession(opened.site.url, await opened.setUpLink())
      const endpoint = { url: receiver.url, events: ['order.placed'] }
      await call(opened.site.url, 'webhooks.add', endpoint, session)
    })

    it('ends within ten seconds, and does afterwards what it could not', async () => {
      const { site } = opened
      const ada = alone(clients.ada, randomUUID())
      const number = await postOrder(site, ada)
      await until('the mail and the webhook on their way', async () => {
        const isMailed = mailbox.tries.some(({ raw }) => raw.includes(number))
        return (isMailed && receiver.received.length > 0) || undefined
      })
      const began = performance.now()
      await site.kill('SIGTERM')
      expect(performance.now() - began).toBeLessThan(10_000)

      mailbox.answer(() => 'accept')
      receiver.answer((response) => response.writeHead(204).end())
      const { length } = receiver.received
      await site.start()
      await until('the webhook once more', async () => receiver.received.length > length || undefined, 60_000)
      expect(await ordersOf(site, ada)).toHaveLength(1)
    })
  },
)

describe.skipIf(!rig.testDatabaseUrl)(
  'A server that is told to stop while an order waits for a table',
  () => {
    it('ends within ten seconds, and has acknowledged nothing', async () => {
      const database = await createOn(rig.testDatabaseUrl ?? '')
      const site = await openSite(database)
      onTestFinished(() => site.close())
      const held = site.query(
        'begin; lock table orders in access exclusive mode; select pg_sleep(12); commit',
      )
      await sleep(500)
      const order = fetch(`${site.url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...clients.ada, sku: catalogue[0]?.sku }),
      }).then(
        ({ status }) => status,
        () => 'no answer',
      )
      await sleep(500)
      const began = performance.now()
      await site.kill('SIGTERM')
      expect(performance.now() - began).toBeLessThan(10_000)
      expect([503, 'no answer']).toContain(await order)
      await held
      expect(await ordersOf(site, clients.ada)).toEqual([])
    })
  },
)
