import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lost answers: missing file, busy server, reset connection, captive portal, truncated body, no answer. */
export const faultKinds = ['404', '503', 'reset', 'hotel', 'half', 'hang'] as const
export type Fault = (typeof faultKinds)[number]

/** A proxy between browsers and a site that loses answers on request. Browsers cache as usual. */
export interface BrokenNetwork {
  /** Address for visitors, without a trailing slash. */
  url: string
  /** Forwards to the server at this address from now on. */
  leadTo: (server: string) => void
  /** Loses every answer with a matching path from now on. */
  lose: (path: RegExp, fault: Fault) => void
  /** Loses nothing from now on. */
  mend: () => void
  /** Removes all cookies from now on, as if browsers kept none. */
  takeCookies: () => void
  /** Failed answers and CSP violations since the last call, which not every engine reports. */
  takeProblems: () => string[]
  close: () => Promise<void>
}

const reports = '/what-the-policy-refused'

/** Opens a port that forwards to the site at `target`. */
export async function openBrokenNetwork(target = ''): Promise<BrokenNetwork> {
  let broken: { path: RegExp; fault: Fault } | undefined
  const state: Passage = { target, problems: [] }
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (state.takesCookies) delete asked.headers.cookie
    if (path === reports) void receiveReport(asked, answer, state)
    else if (broken?.path.test(path)) faults[broken.fault](asked, answer, state)
    else passOn(asked, answer, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (to) => void (state.target = to),
    lose: (path, fault) => void (broken = { path, fault }),
    mend: () => void (broken = undefined),
    takeCookies: () => void (state.takesCookies = true),
    takeProblems: () => state.problems.splice(0),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

interface Passage {
  target: string
  takesCookies?: boolean
  problems: string[]
}

type Handle = (asked: IncomingMessage, answer: ServerResponse, passage: Passage) => void

async function receiveReport(asked: IncomingMessage, answer: ServerResponse, { problems }: Passage) {
  const report = Buffer.concat(await asked.toArray()).toString()
  problems.push(`Content-Security-Policy: ${report}`)
  answer.writeHead(204).end()
}

const faults: Record<Fault, Handle> = {
  '404': (_asked, answer) => answer.writeHead(404).end(),
  '503': (_asked, answer) => answer.writeHead(503).end(),
  hang: () => {},
  reset: ({ socket }) => socket.resetAndDestroy(),
  // Some portals allow caching.
  hotel: (_asked, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=600' })
      .end('<h1>Welcome to our network</h1>'),
  half: (asked, answer, passage) =>
    ask(asked, answer, passage, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.once('data', (chunk: Buffer) =>
        answer.write(chunk.subarray(0, chunk.length / 2), () => answer.destroy()),
      )
    }),
}

const passOn: Handle = (asked, answer, passage) =>
  ask(asked, answer, passage, (given) => {
    const status = given.statusCode ?? 502
    if (status >= 400) passage.problems.push(`answer ${status}: ${asked.method} ${asked.url}`)
    answer.writeHead(status, withReports(given.headers))
    given.pipe(answer)
  })

function ask(
  asked: IncomingMessage,
  answer: ServerResponse,
  { target }: Passage,
  onAnswer: (given: IncomingMessage) => void,
) {
  const { method = 'GET', headers, url = '/' } = asked
  const passed = request(new URL(url, target), { method, headers }, onAnswer)
  passed.on('error', () => asked.socket.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** Adds a CSP report URI of ours. */
function withReports(headers: IncomingMessage['headers']) {
  const policy = headers['content-security-policy']
  return policy
    ? { ...headers, 'content-security-policy': `${String(policy)};report-uri ${reports}` }
    : headers
}
