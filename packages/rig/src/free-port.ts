import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port on 127.0.0.1 that nothing listens on: the first one from `from` on, else any. */
export async function freePort(from?: number): Promise<number> {
  if (from === undefined) return listenOnce(0)
  for (let port = from; port < from + 50; port += 1) {
    try {
      return await listenOnce(port)
    } catch {
      continue
    }
  }
  return listenOnce(0)
}

async function listenOnce(port: number) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return taken
}
