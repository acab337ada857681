import { once } from 'node:events'
import { createServer } from 'node:net'
import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import { codeOf } from '../errors/code-of.ts'
import { askServer } from './ask-server.ts'
import type { Finding } from './finding.ts'

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
