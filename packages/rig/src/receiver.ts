import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A webhook request as received. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

type Answering = (response: ServerResponse, received: Received) => void

/** A webhook receiver on this machine. */
export interface Receiver {
  url: string
  received: Received[]
  /** Sets the answer from now on. Default: 204. */
  answer: (answering: Answering) => void
  close: () => Promise<void>
}

/** Listens on a free port by default. */
export async function openReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = []
  let answering: Answering = (response) => void response.writeHead(204).end()
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const got = { headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(got)
      answering(response, got)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => void (answering = next),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
