import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDownload } from './download.ts'

/** Far more than the socket buffers of both ends. */
const lineCount = 5_000
const line = `${'x'.repeat(10_000)}\n`

describe('A download', () => {
  let made = 0
  let ended = false
  async function* lines() {
    try {
      for (made = 0; made < lineCount; made += 1) yield line
    } finally {
      ended = true
    }
  }
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendDownload(reply, { fileName: 'x.ndjson', type: 'text/plain', parts: lines() }),
  )
  app.get('/packed', (_request, reply) =>
    sendDownload(reply, { fileName: 'x.json', type: 'application/json', isGzipped: true, parts: packed() }),
  )
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
  afterAll(() => app.close())
  beforeEach(() => void (ended = false))

  async function* packed() {
    yield gzipSync('{"much":1}')
  }

  async function open() {
    const { port } = app.server.address() as AddressInfo
    const [response] = await once(request({ port, agent: false }).end(), 'response')
    return response as AsyncIterable<Buffer> & { destroy: () => void }
  }

  it('makes no more than its reader takes', { tags: ['thorough'] }, async () => {
    const response = await open()
    let before = -1
    const standsStill = () => before === (before = made)
    await vi.waitUntil(standsStill, { interval: 300, timeout: 30_000 })
    expect(made).toBeLessThan(lineCount / 2)
    let bytes = 0
    for await (const chunk of response) bytes += chunk.length
    expect(bytes).toBe(lineCount * line.length)
  })

  it('ends with a reader who leaves', async () => {
    const response = await open()
    await sleep(100)
    response.destroy()
    await vi.waitUntil(() => ended)
    expect(made).toBeLessThan(lineCount / 2)
  })

  it.each(['gzip', 'gzip, deflate, br', 'GZIP;q=0.5'])(
    'that is compressed goes so to %s',
    async (accepted) => {
      const answer = await app.inject({ url: '/packed', headers: { 'accept-encoding': accepted } })
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(gunzipSync(answer.rawPayload).toString()).toBe('{"much":1}')
    },
  )

  it.each(['', 'identity', 'br', 'gzip;q=0'])('that is compressed is unpacked for “%s”', async (accepted) => {
    const answer = await app.inject({ url: '/packed', headers: { 'accept-encoding': accepted } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(answer.body).toBe('{"much":1}')
  })
})
