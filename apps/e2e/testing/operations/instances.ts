import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@northword/rig/cluster'
import { freePort } from '@northword/rig/free-port'
import { postgresBinaries } from '@northword/rig/installed'
import { catchMail, type MailCatcher } from '@northword/rig/mail-catcher'
import { pgbouncerProgram, startPgBouncer } from '@northword/rig/pgbouncer'
import { readyAfter, type ServerProcess, startServer } from '@northword/rig/server-process'
import type { Site } from '@northword/rig/site'
import { createOn } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import { haproxy, programOf, startProxy } from './proxies.ts'

/** Missing programs for several servers behind HAProxy and PgBouncer. */
export const missingForInstances = [
  !postgresBinaries() && 'Postgres',
  !pgbouncerProgram() && 'PgBouncer',
  !programOf(haproxy) && 'HAProxy',
]

export interface Instance {
  url: string
  folder: string
  /** Waits until the balancer sends it visitors, a moment after its start. */
  isBack: () => Promise<void>
  /** Exit code of its last process. */
  exitCode: () => number | null
  logs: () => string
  start: () => Promise<number>
  kill: (signal?: NodeJS.Signals) => Promise<void>
}

/** Several servers on one database behind PgBouncer, with HAProxy in front, both as in `deploy/`. */
export interface Instances extends Pick<Site, 'url' | 'query' | 'close'> {
  all: Instance[]
  mailbox: MailCatcher
  cluster: Cluster
}

interface Wanted {
  count?: number
  settings?: Record<string, string>
  /** Overrides of the PgBouncer example. */
  pooler?: Record<string, string | number>
}

/** Starts all servers at once on an empty database. */
export async function openInstances({ count = 2, settings, pooler }: Wanted = {}): Promise<Instances> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-instances-'))
  const cluster = await startCluster()
  const [mailbox, database, bouncer] = [
    await catchMail(),
    await createOn(cluster.url),
    await startPgBouncer(cluster.url, pooler),
  ]
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const proxy = await startProxy(haproxy, ports.map(String), true)
  const url = `http://127.0.0.1:${proxy.http}`
  const common = {
    PUBLIC_URL: url,
    SMTP_URL: mailbox.url,
    TRUSTED_PROXIES: '127.0.0.1/32',
    DATABASE_URL: bouncer.through(database.settings['DATABASE_URL'] ?? ''),
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const all = ports.map((port, index) =>
    control(port, { ...common, DATA_DIR: join(folder, String(index)) }, async () => {
      await until('the balancer to find the server', async () => isUp(await proxy.logs(), index) || undefined)
    }),
  )
  await Promise.all(all.map((instance) => instance.start()))
  // HAProxy's first checks failed while they created the tables.
  await Promise.all(all.map((instance) => instance.isBack()))
  const close = async () => {
    await Promise.all(all.map((instance) => instance.kill()))
    await Promise.all([proxy.close(), mailbox.close(), bouncer.close()])
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, all, mailbox, cluster, query: (sql, values) => database.query(sql, values), close }
}

/** HAProxy's latest state of one server. */
function isUp(logs: string, index: number): boolean {
  const said = [...logs.matchAll(new RegExp(`Server northword/of-${index + 1} is (UP|DOWN)`, 'g'))]
  return said.at(-1)?.[1] !== 'DOWN'
}

function control(port: number, settings: Record<string, string>, isBack: () => Promise<void>): Instance {
  let server: ServerProcess | undefined
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    folder: settings['DATA_DIR'] ?? '',
    isBack,
    exitCode: () => server?.child.exitCode ?? null,
    logs: () => server?.logs() ?? '',
    start() {
      server = startServer({ ...settings, PORT: String(port) }, server?.logs())
      return readyAfter(server, url)
    },
    kill: async (signal) => server?.end(signal),
  }
}
