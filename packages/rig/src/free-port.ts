import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port on 127.0.0.1: the first one from `from` on, else a random one. Below the ephemeral range, because an
 * outgoing connection could take it before its server does.
 */
export async function freePort(from?: number): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = from === undefined ? randomInt(10_000, 32_000) : from + tries
    if (await isFree(port)) return port
  }
  throw new Error('No port was free in fifty tries.')
}

async function isFree(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
