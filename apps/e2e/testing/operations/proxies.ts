import { execFile, spawn, spawnSync } from 'node:child_process'
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
export const programOf = ({ program }: Pick<Kind, 'program'>) =>
  installed(program, ['/usr/sbin', '/usr/local/sbin'])[0]

/** A proxy by its example, on its own ports and with a self-signed certificate. */
export interface Proxy {
  http: number
  https: number
  /** Certificate to trust. */
  ca: string
  /** Output of the program's check of the example. */
  checked: string
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
  const { stdout, stderr } = await run(program, kind.checkArgs(file), { env })
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
  return { http, https, ca, checked: stdout + stderr, logs, close }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })

function forNginx(example: string, { folder, http, https, servers }: Places) {
  return forOwnNginx(example)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replaceAll(/\/var\/log\/nginx\/[\w-]+\.log/g, `${folder}/northword.log`)
}

/** The directive `http2` is a word of `listen` before nginx 1.25.1. */
function forOwnNginx(example: string) {
  const { stderr } = spawnSync(programOf({ program: 'nginx' }) ?? '', ['-v'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = /\d+\.\d+\.\d+/.exec(stderr)?.[0].split('.').map(Number) ?? []
  const isOld = major === 1 && minor * 100 + patch < 2501
  return isOld ? example.replace(/^ *http2 on;\n/m, '').replaceAll(/443 ssl/g, '$& http2') : example
}

function nginxMain(site: string, { folder }: Places) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  )
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp {\n${folders.join('\n')}\n${site}}\n`
}

function forCaddy(example: string, { folder, http, https, servers }: Places) {
  // The certificate names no server to ask whether it was revoked.
  const quiet = ['admin off', 'ocsp_stapling off']
  const own = [...quiet, 'default_bind 127.0.0.1', `http_port ${http}`, `https_port ${https}`]
  return (
    example
      .replace('{\n', `{\n${own.map((line) => `\t${line}\n`).join('')}`)
      .replace(
        'www.studio.example {\n',
        `www.studio.example {\n\ttls ${folder}/certificate.pem ${folder}/key.pem\n`,
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
