import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of a file on its way: a busy server, a cut line, a hotel's page in its place, half of it. */
export type Fault = '503' | 'reset' | 'hotel' | 'half'

/** Stands before a site, and loses what it is told to. The browser's own cache works as it does for visitors. */
export interface BrokenNetwork {
  url: string
  /** From now on this becomes of all files whose path matches. */
  lose: (files: RegExp, fault: Fault) => void
  /** From now on nothing is lost. */
  mend: () => void
  close: () => Promise<void>
}

/** Opens a port that answers with what the site at `target` answers, but for its faults. */
export async function openBrokenNetwork(target: string): Promise<BrokenNetwork> {
  let broken: { files: RegExp; fault: Fault } | undefined
  const server = createServer((incoming, outgoing) => {
    const isLost = broken?.files.test(incoming.url ?? '')
    if (broken && isLost) faults[broken.fault](target, incoming, outgoing)
    else passOn(target, incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lose: (files, fault) => {
      broken = { files, fault }
    },
    mend: () => {
      broken = undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = (target: string, incoming: IncomingMessage, outgoing: ServerResponse) => void

const faults: Record<Fault, Answer> = {
  '503': (_target, _incoming, outgoing) => outgoing.writeHead(503).end(),
  reset: (_target, { socket }) => socket.resetAndDestroy(),
  // To be kept by browsers, which some of these pages ask for.
  hotel: (_target, _incoming, outgoing) =>
    outgoing
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=600' })
      .end('<h1>Welcome to our network</h1>'),
  half: (target, incoming, outgoing) =>
    ask(target, incoming, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.once('data', (chunk: Buffer) =>
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy()),
      )
    }),
}

const passOn: Answer = (target, incoming, outgoing) =>
  ask(target, incoming, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })

function ask(target: string, incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => void) {
  const { method = 'GET', headers, url = '/' } = incoming
  const outgoing = request(new URL(url, target), { method, headers }, onAnswer)
  outgoing.on('error', () => incoming.socket.destroy())
  incoming.pipe(outgoing)
}
