import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnd, untilServing } from './child-process.ts'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './installed.ts'
import { queryAt } from './postgres-database.ts'

/** A Postgres server in a temporary folder, which ends with this process at the latest. */
export interface Cluster {
  /** Connection string of a superuser. */
  url: string
  /** Stops the server process. */
  halt: (signal: Halt) => Promise<void>
  /** Starts it again with the same data and port. */
  resume: () => Promise<void>
  /** Stops it and deletes its folder. */
  stop: () => Promise<void>
}

/** For tests: data survive a killed process, but not a power failure. */
const quickSettings = { fsync: 'off', full_page_writes: 'off' }

interface Wanted {
  /** Default: the quick ones. */
  settings?: Record<string, string> | undefined
  /** Parent of its folder. */
  parent?: string | undefined
  port?: number
}

/**
 * Starts a throw-away Postgres from this machine's binaries; as root, it runs as `nobody`.
 * @throws {Error} with its log, if there are no binaries or it does not start
 */
export const startCluster = (wanted?: Wanted): Promise<Cluster> => startClusterOn(createData, wanted)

/** Creates the data folder of a cluster. */
export type MakeData = (place: Place & { password: string }) => Promise<void>

/** As {@link startCluster}, with data from `makeData`. */
export async function startClusterOn(
  makeData: MakeData,
  { settings = quickSettings, parent = tmpdir(), port: wantedPort }: Wanted = {},
): Promise<Cluster> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error('No Postgres is installed: neither on the path nor in /usr/lib/postgresql.')
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined
  const folder = await mkdtemp(join(parent, 'northword-postgres-'))
  await give(folder, owner)
  const guard = startGuard(folder)
  const stop = async () => {
    guard.stdin.end()
    await childEnd(guard)
  }
  try {
    const password = await clusterPassword()
    await makeData({ binaries, folder, owner, password })
    const port = wantedPort ?? (await freePort())
    const url = `postgres://northword:${password}@127.0.0.1:${port}/postgres`
    const launch = () => startServer({ binaries, folder, owner, port, url, settings })
    let server = await launch()
    const halt = async (signal: Halt) => {
      server.kill(signal)
      await childEnd(server)
    }
    const resume = async () => void (server = await launch())
    return { url, halt, resume, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** `SIGINT` closes connections first, `SIGQUIT` is a crash, `SIGKILL` one that even the server does not notice. */
type Halt = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

export interface Owner {
  uid: number
  gid: number
}

interface Place {
  binaries: string
  folder: string
  owner: Owner | undefined
}

/** User for programs that refuse to run as root, such as Postgres. */
export function unprivileged(): Owner {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Changes the owner of a file or folder, if `owner` is set. */
export async function give(path: string, owner: Owner | undefined) {
  if (owner) await chown(path, owner.uid, owner.gid)
}

/** Stops the server and deletes the folder when its stdin closes, which happens even if this process is killed. */
function startGuard(folder: string) {
  const script = `
    read -r _
    pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
    if [ -n "$pid" ]; then
      kill -INT "$pid" 2>/dev/null
      for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" 2>/dev/null || break; sleep 0.3; done
      kill -QUIT "$pid" 2>/dev/null && sleep 0.5
    fi
    rm -rf "$1"`
  const guard = spawn('sh', ['-c', script, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return guard
}

async function createData({ binaries, folder, owner, password }: Place & { password: string }) {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await give(passwordFile, owner)
  const login = ['--username=northword', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const how = ['--encoding=UTF8', '--no-locale', '--no-sync']
  const args = [`--pgdata=${join(folder, 'data')}`, ...login, ...how]
  await promisify(execFile)(join(binaries, 'initdb'), args, { ...owner, cwd: folder })
}

interface ServerPlace extends Place {
  port: number
  url: string
  settings: Record<string, string>
}

async function startServer(place: ServerPlace): Promise<ChildProcess> {
  const { binaries, folder, owner, port, url } = place
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
    ...place.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = join(folder, 'log')
  const output = openSync(log, 'a')
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
  })
  server.unref()
  const logs = () => readFile(log, 'utf8')
  await untilServing(server, { isServing: () => accepts(url), logs, withinMs: 30_000 })
  return server
}

async function accepts(url: string) {
  const answer = await queryAt(url, 'select 1').catch(() => undefined)
  return answer !== undefined
}

const passwordFile = fileURLToPath(
  new URL('../../../node_modules/.cache/northword/cluster-password', import.meta.url),
)

/** Password of this checkout's throw-away clusters, secret from other users. Stable, for turbo's cache. */
async function clusterPassword() {
  await mkdir(dirname(passwordFile), { recursive: true })
  await writeFile(passwordFile, randomBytes(18).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    ignoreExisting,
  )
  return readFile(passwordFile, 'utf8')
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
