import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What becomes of a request that is to fail: an answer 503, or a connection that ends before any answer. */
export type Fault = 503 | 'reset'

/** Stands between the browsers and the site, so that the network can fail in the same way for every engine. */
export interface FaultProxy {
  /** The address that the visitors use, without a trailing slash. */
  url: string
  /** From now on requests go to the server at this address. */
  leadTo: (server: string) => void
  /** From now on every request whose path fits fails. */
  fail: (path: RegExp, fault: Fault) => void
  /** From now on nothing fails. */
  mend: () => void
  /** What went wrong since the last call, as the engines cannot all tell: failed answers, and what the policy refused. */
  takeProblems: () => string[]
  close: () => Promise<void>
}

const reports = '/what-the-policy-refused'

/** Starts a proxy that lets everything through. */
export async function startFaultProxy(): Promise<FaultProxy> {
  let target = ''
  let failing: { path: RegExp; fault: Fault } | undefined
  let problems: string[] = []
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const fault = failing?.path.test(path) && failing.fault
    if (path === reports) void receiveReport(asked, answer, problems)
    else if (fault === 'reset') asked.socket.resetAndDestroy()
    else if (fault) answer.writeHead(fault, { 'cache-control': 'no-store' }).end()
    else pass(asked, answer, target, problems)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    leadTo: (to) => void (target = to),
    fail: (path, fault) => void (failing = { path, fault }),
    mend: () => void (failing = undefined),
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: string, problems: string[]) {
  const { method, url, headers } = asked
  const passed = request(new URL(url ?? '/', target), { method: method ?? 'GET', headers }, (given) => {
    const status = given.statusCode ?? 502
    if (status >= 400) problems.push(`answer ${status}: ${method} ${url}`)
    answer.writeHead(status, withReports(given.headers))
    given.pipe(answer)
  })
  passed.on('error', () => asked.socket.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** Lets every engine tell us what the policy of a page refused. */
function withReports(headers: IncomingMessage['headers']) {
  const policy = headers['content-security-policy']
  return policy
    ? { ...headers, 'content-security-policy': `${String(policy)};report-uri ${reports}` }
    : headers
}

async function receiveReport(asked: IncomingMessage, answer: ServerResponse, problems: string[]) {
  const report = Buffer.concat(await asked.toArray()).toString()
  problems.push(`Content-Security-Policy: ${report}`)
  answer.writeHead(204).end()
}
