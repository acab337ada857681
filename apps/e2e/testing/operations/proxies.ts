import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeCertificate } from '@northword/rig/certificate'
import { endWithUs, untilServing } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { installed } from '@northword/rig/installed'

const run = promisify(execFile)

/** Paths and ports of a `deploy/` example on this machine. */
interface Places {
  folder: string
  http: number
  https: number
  /** Ports of our servers: several for a balancer only. */
  servers: string[]
  /** Serves pages without TLS too. */
  plain: boolean
}

interface Kind {
  name: 'nginx' | 'Caddy' | 'HAProxy'
  program: string
  /** File in `deploy/`. */
  example: string
  /** The example with this machine's paths and ports. */
  adapt: (example: string, places: Places) => string
  checkArgs: (file: string) => string[]
  startArgs: (file: string) => string[]
}

/** Balances several servers. */
export const haproxy: Kind = {
  name: 'HAProxy',
  program: 'haproxy',
  example: 'haproxy.cfg',
  adapt: forHaproxy,
  checkArgs: (file) => ['-c', '-f', file],
  startArgs: (file) => ['-db', '-f', file],
}

/** Proxies with an example. Their programs may be missing. */
export const proxies: Kind[] = [
  {
    name: 'nginx',
    program: 'nginx',
    example: 'nginx.conf',
    adapt: (example, places) => nginxMain(forNginx(example, places), places),
    checkArgs: (file) => ['-t', '-c', file],
    startArgs: (file) => ['-c', file],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    example: 'Caddyfile',
    adapt: forCaddy,
    checkArgs: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    startArgs: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  haproxy,
]

/** Path of the program, if installed. */
export const programOf = ({ program }: Kind) => installed(program, ['/usr/sbin', '/usr/local/sbin'])[0]

/** A proxy by its example, on its own ports and with a self-signed certificate. */
export interface Proxy {
  http: number
  https: number
  /** Certificate to trust. */
  ca: string
  logs: () => Promise<string>
  close: () => Promise<void>
}

/**
 * Checks the example with the program, and starts it in front of these servers.
 * @param plain lets HAProxy forward requests without TLS too
 */
export async function startProxy(kind: Kind, servers: string[], plain = false): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-proxy-'))
  const [http, https] = await Promise.all([freePort(), freePort()])
  const { cert: ca } = await makeCertificate(folder, 'www.studio.example')
  const example = await readFile(
    fileURLToPath(new URL(`../../../../deploy/${kind.example}`, import.meta.url)),
    'utf8',
  )
  const file = join(folder, 'proxy.conf')
  await writeFile(file, kind.adapt(example, { folder, http, https, servers, plain }))
  const program = programOf(kind) ?? kind.program
  const env = { PATH: '/usr/sbin:/usr/bin:/bin', HOME: folder }
  await run(program, kind.checkArgs(file), { env })
  const child = spawn(program, kind.startArgs(file), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = endWithUs(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const written = () => readFile(join(folder, 'northword.log'), 'utf8').catch(() => '')
  const logs = async () => printed + (await written())
  const isServing = async () => (await listens(https)) && (await listens(http))
  await untilServing(child, { isServing, logs })
  const close = async () => {
    await end('SIGTERM')
    await rm(folder, { recursive: true })
  }
  return { http, https, ca, logs, close }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })

function forNginx(example: string, { folder, http, https, servers }: Places) {
  return example
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replaceAll(/\/var\/log\/nginx\/[\w-]+\.log/g, `${folder}/northword.log`)
}

function nginxMain(site: string, { folder }: Places) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  )
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp {\n${folders.join('\n')}\n${site}}\n`
}

function forCaddy(example: string, { folder, http, https, servers }: Places) {
  const own = ['admin off', 'default_bind 127.0.0.1', `http_port ${http}`, `https_port ${https}`]
  return (
    example
      .replace('{\n', `{\n${own.join('\n')}\n`)
      .replace(
        'www.studio.example {\n',
        `www.studio.example {\ntls ${folder}/certificate.pem ${folder}/key.pem\n`,
      )
      .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
      // No test waits as long for an absent server.
      .replace('lb_try_duration 5s', 'lb_try_duration 500ms')
  )
}

function forHaproxy(example: string, { folder, http, https, servers, plain }: Places) {
  const lines = (tracked = false) =>
    servers
      .map((port, index) => {
        const name = `of-${index + 1}`
        return `server ${name} 127.0.0.1:${port}${tracked ? ` track northword/${name}` : ''}`
      })
      .join('\n    ')
  const adapted = example
    .replaceAll(/^ *(user|group|chroot) .*\n/gm, '')
    .replace('/dev/log local0', 'stdout format raw local0')
    .replace('bind :80', `bind 127.0.0.1:${http}`)
    .replace('bind :443', `bind 127.0.0.1:${https}`)
    .replace('/etc/haproxy/www.studio.example.pem', `${folder}/both.pem`)
    .replace('server one 127.0.0.1:3000 track northword/one', lines(true))
    .replace('server one 127.0.0.1:3000', lines())
  return plain ? adapted.replace(/^ *http-request redirect scheme .*\n/m, '') : adapted
}
