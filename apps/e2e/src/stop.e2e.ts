import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/catalogue'
import { expect, it } from 'vitest'
import { clients } from './clients.ts'
import { quickestKind } from './database.ts'
import { openSite } from './site.ts'
import { ordersOf } from './stored-orders.ts'

it('A server that is told to stop, twice as a terminal does, finishes the order that is arriving', async () => {
  const site = await openSite(quickestKind)
  const { port, hostname } = new URL(site.url)
  // As a browser keeps one open that it may need soon.
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
