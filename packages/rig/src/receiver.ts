import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a receiver of webhooks got it. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

type Answering = (response: ServerResponse, received: Received) => void

/** A program that receives webhooks on this machine. */
export interface Receiver {
  url: string
  received: Received[]
  /** How it answers from now on; with 204 at first. */
  answer: (answering: Answering) => void
  close: () => Promise<void>
}

/** A receiver that is ready, at a port of its own where none is given. */
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
