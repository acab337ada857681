/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestPostgres } from '../../testing/databases/test-database.ts'
import { entities } from '../../features.ts'
import { openPostgres } from '../orm.ts'
import { ada } from '../../testing/test-orders.ts'

const silenceMs = 1_000

/** A proxy to the database that can start to swallow all data. */
async function openNetwork(to: URL) {
  const sockets = new Set<Socket>()
  let isSwallowing = false
  const server = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (chunk) => isSwallowing || other.write(chunk))
      socket.on('close', () => other.destroy())
      socket.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const swallow = (isSo: boolean) => void (isSwallowing = isSo)
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: String((server.address() as AddressInfo).port), swallow, close }
}

const server = inject('testDatabaseUrl')

describe.skipIf(!server)('A database that says nothing more', () => {
  it('fails the orders under way with 503 and is forgotten: the next order is placed', async () => {
    const network = await openNetwork(new URL(server))
    const site = await openTestApp(async () => {
      const direct = await openTestPostgres(server)
      const url = Object.assign(new URL(direct.url), { host: `127.0.0.1:${network.port}` }).href
      const database = await openPostgres(entities, url, { limits: { statementMs: 10_000, silenceMs } })
      return { ...direct, database, drop: () => database.close().then(direct.drop) }
    })
    const place = () => site.post('/api/orders', ada, { 'idempotency-key': randomUUID() })
    expect((await place()).statusCode).toBe(201)

    network.swallow(true)
    const [first, second] = await Promise.all([place(), place()])
    network.swallow(false)
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '2'])
    expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '2'])
    expect((await place()).statusCode).toBe(201)
    network.close()
    await site.close()
  })
})
