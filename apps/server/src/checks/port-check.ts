import { once } from 'node:events'
import { createServer } from 'node:net'
import { checks } from '@northword/content/checks'
import type { Env } from '../env.ts'
import { askServer } from './ask-server.ts'
import type { Finding } from './finding.ts'

/** Whether the server can listen where it should, or does so already. */
export async function checkPort(env: Env): Promise<Finding[]> {
  const { PORT, HOST } = env
  const server = createServer()
  try {
    server.listen(PORT, HOST)
    await once(server, 'listening')
    server.close()
    return []
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) return [{ check: 'portClosed', sentence: checks.portClosed(PORT, HOST) }]
    const isOurs = (await askServer(env, '/livez')) === 'yes'
    return isOurs ? [] : [{ check: 'portTaken', sentence: checks.portTaken(PORT) }]
  }
}
