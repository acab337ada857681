import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { catchMail, type MailCatcher } from '@northword/server/testing/test-smtp'
import { serverCommand, serverEnv } from '../../../bin/server-command.mjs'
import { childEnd, hasEnded } from './child-end.ts'
import { type DatabaseKind, openDatabase, type SiteDatabase } from './database.ts'
import { env } from './env.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The real server as a process of its own, with a database and a mail server that only it uses. */
export interface Site {
  /** Its address, without a trailing slash; the same after a restart. */
  url: string
  mailbox: MailCatcher
  /** The settings that the server gets, for a second process beside it. */
  settings: Record<string, string>
  pid: () => number
  /** The exit code of the process that ended last; null after a signal, or while it runs. */
  exitCode: () => number | null
  logs: () => string
  /** Starts the server and resolves to the milliseconds until `/readyz` said 200. */
  start: () => Promise<number>
  /** Ends the server's process and waits for its end. */
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Rows of one statement that only reads. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** Ends everything and deletes the data. */
  close: () => Promise<void>
}

/** Starts a site on a fresh database, or on the one given. `settings` go on top of what the site needs. */
export async function openSite(
  kind: DatabaseKind | SiteDatabase,
  settings: Record<string, string> = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-site-'))
  const database = typeof kind === 'string' ? await openDatabase(kind, folder) : kind
  const [port, mailbox] = await Promise.all([freePort(), catchMail()])
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), PUBLIC_URL: url, SMTP_URL: mailbox.url }
  const process = controlServer(url, { ...own, ...database.settings, ...settings })
  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    database.query<Row>(sql, values, (work) => process.whileStill(work))
  const close = async () => {
    await process.kill()
    await Promise.all([database.drop(), mailbox.close()])
    await rm(folder, { recursive: true, force: true })
  }
  await process.start()
  return { url, mailbox, ...process, query, close }
}

/** The server's process, now running and now not, always with the same settings. */
function controlServer(url: string, settings: Record<string, string>) {
  let server: ServerProcess | undefined
  return {
    settings,
    pid: () => server?.child.pid ?? 0,
    exitCode: () => server?.child.exitCode ?? null,
    logs: () => server?.logs() ?? '',
    /** Holds the process, so that its files do not change meanwhile. */
    async whileStill(work: () => Promise<void>) {
      server?.child.kill('SIGSTOP')
      try {
        await work()
      } finally {
        server?.child.kill('SIGCONT')
      }
    },
    start() {
      server = startServer(settings, server?.logs())
      return readyAfter(server, url)
    },
    async kill(signal: NodeJS.Signals = 'SIGTERM') {
      server?.child.kill(signal)
      if (server) await childEnd(server.child)
    },
  }
}

/** A server's process, and everything that it printed. */
export interface ServerProcess {
  child: ChildProcess
  logs: () => string
}

/** Starts the server as `npm start` does, with these settings and none of the caller's. It ends with this process. */
export function startServer(settings: Record<string, string>, earlierLogs = ''): ServerProcess {
  const [node = process.execPath, ...args] = serverCommand
  const child = spawn(node, args, {
    cwd: root,
    env: { PATH: env.path, ...serverEnv, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logs = earlierLogs
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logs += String(chunk)))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  return { child, logs: () => logs }
}

/** Resolves to the milliseconds until `/readyz` said 200. */
export async function readyAfter({ child, logs }: ServerProcess, url: string): Promise<number> {
  const started = performance.now()
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${logs()}`)
    if (performance.now() - started > 60_000)
      throw new Error(`The server is not ready after 60 s:\n${logs()}`)
    await sleep(20)
  }
  return performance.now() - started
}

async function isReady(url: string) {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}
