import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import { codeOf } from '../errors/code-of.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { askServer } from './ask-server.ts'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'
import { isLoopback } from './loopback.ts'

const megabyte = 1024 * 1024
const leastFreeBytes = 500 * megabyte

export const checkSite = ({ NODE_ENV }: Env, { site }: Machine): Finding[] =>
  existsSync(site) || NODE_ENV === 'development' ? [] : [{ check: 'notBuilt', sentence: checks.notBuilt }]

/** Checks that the data directory, or the nearest existing parent, is writable. */
export async function checkFolder({ DATA_DIR }: Env): Promise<Finding[]> {
  const folder = standing(path.resolve(DATA_DIR))
  try {
    await rmdir(await mkdtemp(path.join(folder, 'northword-check-')))
    return []
  } catch (error) {
    return [{ check: 'folderClosed', sentence: checks.folderClosed(DATA_DIR, reasonOf(error)) }]
  }
}

export async function checkDisk({ DATA_DIR }: Env, { freeBytes }: Machine): Promise<Finding[]> {
  const free = await freeBytes(standing(path.resolve(DATA_DIR)))
  if (free >= leastFreeBytes) return []
  return [{ check: 'diskFull', sentence: checks.diskFull(DATA_DIR, Math.floor(free / megabyte)) }]
}

export function checkSettings({ NODE_ENV, HOST, PUBLIC_URL, TRUSTED_PROXIES }: Env): Finding[] {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  const isLocal = isLoopback(hostname)
  const found: Finding[] = []
  if (protocol === 'http:' && !isLocal && NODE_ENV === 'production')
    found.push({ check: 'insecureAddress', sentence: checks.insecureAddress(PUBLIC_URL) })
  if (isLocal && !isLoopback(HOST))
    found.push({ check: 'localAddress', sentence: checks.localAddress(PUBLIC_URL) })
  if (protocol === 'https:' && TRUSTED_PROXIES.length === 0)
    found.push({ check: 'proxyNotTrusted', sentence: checks.proxyNotTrusted })
  return found
}

/** The folder, or its nearest existing parent. */
export function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(path.dirname(folder))
}

/** Checks that the ports are free, or that our server listens on them. */
export async function checkPort(env: Env): Promise<Finding[]> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = env
  const [pages, metrics] = await Promise.all([
    listen(PORT, HOST),
    METRICS_PORT === '' ? 'free' : listen(METRICS_PORT, METRICS_HOST),
  ])
  const isOurs = [pages, metrics].includes('taken') && (await askServer(env, '/livez')) === 'yes'
  const found: Finding[] = []
  if (pages === 'closed') found.push({ check: 'portClosed', sentence: checks.portClosed(PORT, HOST) })
  if (pages === 'taken' && !isOurs) found.push({ check: 'portTaken', sentence: checks.portTaken(PORT) })
  if (METRICS_PORT === '') return found
  if (metrics === 'closed') {
    const sentence = checks.metricsPortClosed(METRICS_PORT, METRICS_HOST)
    found.push({ check: 'metricsPortClosed', sentence })
  }
  if (metrics === 'taken' && !isOurs)
    found.push({ check: 'metricsPortTaken', sentence: checks.metricsPortTaken(METRICS_PORT) })
  return found
}

async function listen(port: number, host: string): Promise<'free' | 'taken' | 'closed'> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    return 'free'
  } catch (error) {
    const isTaken = codeOf(error) === 'EADDRINUSE'
    return isTaken ? 'taken' : 'closed'
  }
}
