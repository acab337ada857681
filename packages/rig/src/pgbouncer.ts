import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithUs, untilServing } from './child-process.ts'
import { give, unprivileged } from './cluster.ts'
import { freePort } from './free-port.ts'
import { installed } from './installed.ts'
import { queryAt } from './postgres-database.ts'

/** PgBouncer in front of a Postgres server, by the example in `deploy/`. */
export interface PgBouncer {
  /** Connection string of a database through PgBouncer. */
  through: (url: string) => string
  close: () => Promise<void>
}

const example = fileURLToPath(new URL('../../../deploy/pgbouncer.ini', import.meta.url))

/** Path of the program, if installed. */
export const pgbouncerProgram = () => installed('pgbouncer', ['/usr/sbin', '/usr/local/sbin'])[0]

/**
 * Starts the example with all databases of a server, on a port of its own; `settings` override the example. As root,
 * it runs as `nobody`.
 * @param server a user's connection string
 * @throws {Error} with its log, if it is not installed or does not start
 */
export async function startPgBouncer(
  server: string,
  settings: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const program = pgbouncerProgram()
  if (!program) throw new Error('PgBouncer is not installed.')
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'northword-pgbouncer-'))
  await give(folder, owner)
  const port = await freePort()
  const { username, password } = new URL(server)
  const write = async (name: string, text: string) => {
    const file = join(folder, name)
    await writeFile(file, text, { mode: 0o600 })
    await give(file, owner)
    return file
  }
  const users = await write('userlist.txt', `"${username}" "${decodeURIComponent(password)}"\n`)
  const places = { listen_port: port, auth_file: users, unix_socket_dir: '', logfile: '', pidfile: '' }
  // The server itself accepts a user without a password.
  const trusting = password === '' ? { auth_type: 'trust' } : {}
  const text = adapted(await readFile(example, 'utf8'), server, { ...places, ...trusting, ...settings })
  const args = [await write('pgbouncer.ini', text)]
  const child = spawn(program, args, { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = endWithUs(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const through = (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href
  const serves = () =>
    queryAt(through(server), 'select 1').then(
      () => true,
      () => false,
    )
  await untilServing(child, { isServing: serves, logs: () => printed, withinMs: 30_000 })
  const close = async () => {
    await end('SIGINT')
    await rm(folder, { recursive: true, force: true })
  }
  return { through, close }
}

/** The example for another server. Settings that it lacks are appended. */
function adapted(text: string, server: string, settings: Record<string, string | number>): string {
  const { hostname, port } = new URL(server)
  const databases = text.replace(/^northword = .*$/m, `* = host=${hostname} port=${port || 5432}`)
  return Object.entries(settings).reduce((lines, [name, value]) => {
    const line = `${name} = ${value}`
    const there = new RegExp(`^${name} = .*$`, 'm')
    return there.test(lines) ? lines.replace(there, () => line) : `${lines}${line}\n`
  }, databases)
}
