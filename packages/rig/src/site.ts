import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { catchMail, type MailCatcher } from './mail-catcher.ts'
import { readyAfter, type ServerProcess, startServer } from './server-process.ts'
import { type DatabaseKind, openMigrated, type SiteDatabase } from './site-database.ts'

/** The real server in its own process, with its own database and mail server. */
export interface Site {
  /** Without a trailing slash; the same after a restart. */
  url: string
  mailbox: MailCatcher
  /** The server's settings, for a second process beside it. */
  settings: Record<string, string>
  pid: () => number
  /** Exit code of the last process; null after a signal, or while it runs. */
  exitCode: () => number | null
  logs: () => string
  /** Resolves to the milliseconds until `/readyz` answered 200. */
  start: () => Promise<number>
  /** Ends the server process and waits for its exit. */
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Rows of a read-only statement. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** Ends all processes and deletes the data. */
  close: () => Promise<void>
}

/** The part that most stories need: pages, mails and rows. */
export type StorySite = Pick<Site, 'url' | 'query'> & { mailbox: Pick<MailCatcher, 'caught'> }

/**
 * Starts a site on an empty or given database. `settings` override the defaults.
 * @param root folder of another build; default: this one
 */
export async function openSite(
  kind: DatabaseKind | SiteDatabase,
  settings: Record<string, string> = {},
  root?: string,
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-site-'))
  const database = typeof kind === 'string' ? await openMigrated(kind, folder) : kind
  const [port, mailbox] = await Promise.all([freePort(), catchMail()])
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), PUBLIC_URL: url, SMTP_URL: mailbox.url }
  const server = controlServer(url, { ...own, ...database.settings, ...settings }, root)
  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    database.query<Row>(sql, values, (work) => server.whileStill(work))
  const close = async () => {
    await server.kill()
    await Promise.all([database.drop(), mailbox.close()])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await server.start()
  } catch (error) {
    await close()
    throw error
  }
  return { url, mailbox, ...server, query, close }
}

/** A server process that can end and restart with the same settings. */
function controlServer(url: string, settings: Record<string, string>, root?: string) {
  let server: ServerProcess | undefined
  return {
    settings,
    pid: () => server?.child.pid ?? 0,
    exitCode: () => server?.child.exitCode ?? null,
    logs: () => server?.logs() ?? '',
    /** Stops the process, so that its files do not change. */
    async whileStill(work: () => Promise<void>) {
      server?.child.kill('SIGSTOP')
      try {
        await work()
      } finally {
        server?.child.kill('SIGCONT')
      }
    },
    start() {
      server = startServer(settings, server?.logs(), root)
      return readyAfter(server, url)
    },
    kill: async (signal?: NodeJS.Signals) => server?.end(signal),
  }
}
