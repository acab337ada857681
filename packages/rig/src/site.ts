import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { catchMail, type MailCatcher } from './mail-catcher.ts'
import { readyAfter, type ServerProcess, startServer } from './server-process.ts'
import { type DatabaseKind, openMigrated, type SiteDatabase } from './site-database.ts'

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

/**
 * Starts a site on a database without rows, or on the one given. `settings` go on top of what the site needs.
 * @param root the folder of another build; this one's, if left out
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

/** The server's process, which can end and start again with the same settings. */
function controlServer(url: string, settings: Record<string, string>, root?: string) {
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
      server = startServer(settings, server?.logs(), root)
      return readyAfter(server, url)
    },
    kill: async (signal?: NodeJS.Signals) => server?.end(signal),
  }
}
