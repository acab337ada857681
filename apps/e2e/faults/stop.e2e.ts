import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/catalogue'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { expect, it } from 'vitest'
import { clients } from '../testing/clients.ts'
import { ordersOf } from '../testing/stored-orders.ts'

it('A server that is told to stop, twice as a terminal does, finishes the order that is arriving', async () => {
  const site = await openSite(quickestKind)
  const { port, hostname } = new URL(site.url)
  // Browsers keep a spare connection open like this one.
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
