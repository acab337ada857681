/** @module-tag thorough */
import { useTestApp } from '../../testing/use-test-app.ts'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'

const site = useTestApp(openTestPglite)
beforeAll(() => site.app.listen({ port: 0 }))

/** Seconds until the server closes the socket of a peer that sends a byte a second and never hangs up. */
async function lifeOf(beginning: string, drip: string): Promise<number> {
  const { port } = site.app.server.address() as AddressInfo
  const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const [socket] = await once(site.app.server, 'connection')
  const begun = performance.now()
  peer.on('error', () => undefined).resume()
  peer.write(beginning)
  const dripping = setInterval(() => peer.write(drip), 1_000)
  await once(socket, 'close')
  clearInterval(dripping)
  peer.destroy()
  return (performance.now() - begun) / 1_000
}

const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

it('A socket whose request does not come to an end lives fifteen seconds at most', async () => {
  const slow = [
    ['', ''],
    ['GE', ''],
    [head, 'X-A: b\r\n'],
    [`${head}Content-Length: 60000\r\n\r\n`, 'x'],
    [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
  ] as const
  const lives: Promise<number>[] = []
  for (const [beginning, drip] of slow) {
    const connected = once(site.app.server, 'connection')
    lives.push(lifeOf(beginning, drip))
    await connected
  }
  for (const seconds of await Promise.all(lives)) expect(seconds).toBeLessThan(15)
}, 40_000)
