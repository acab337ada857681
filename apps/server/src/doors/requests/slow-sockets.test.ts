import { useTestApp } from '../../testing/use-test-app.ts'
import { renderedWithinMs } from '@northword/contract/desk/rendering-calls'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'

const site = useTestApp(openTestPglite)
beforeAll(() => site.app.listen({ port: 0 }))

const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const body = [`${head}Content-Length: 60000\r\n\r\n`, 'x'] as const
const slow = [
  ['', ''],
  ['GE', ''],
  [head, 'X-A: b\r\n'],
  body,
  [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
] as const

/** Opens a socket that sends a byte a second and never hangs up. Resolves to the server's end of it. */
async function opened([beginning, drip]: readonly [string, string]): Promise<Socket> {
  const { port } = site.app.server.address() as AddressInfo
  const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const [socket]: Socket[] = await once(site.app.server, 'connection')
  peer.on('error', () => undefined).resume()
  peer.write(beginning)
  const dripping = setInterval(() => peer.write(drip), 1_000)
  onTestFinished(() => {
    clearInterval(dripping)
    peer.destroy()
  })
  return socket ?? expect.fail('Nobody connected.')
}

it('A socket stays open while a busy machine renders a site', () => {
  expect(site.app.server.timeout).toBeGreaterThan(renderedWithinMs)
})

it('A socket whose request does not come to an end is closed, long before a minute has passed', async () => {
  const socket = await opened(body)
  await expect.poll(() => socket.destroyed, { timeout: 30_000 }).toBe(true)
})

it(
  'A socket whose request does not come to an end lives fifteen seconds at most',
  { tags: ['thorough'], timeout: 40_000 },
  async () => {
    const lives: Promise<number>[] = []
    for (const each of slow) {
      const socket = await opened(each)
      const begun = performance.now()
      lives.push(once(socket, 'close').then(() => (performance.now() - begun) / 1_000))
    }
    for (const seconds of await Promise.all(lives)) expect(seconds).toBeLessThan(15)
  },
)
