import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type EndChild, endWithUs } from './child-process.ts'

/** Starts Xvfb on the first free display. */
export async function startScreen(): Promise<{ display: string; close: EndChild }> {
  const size = ['-screen', '0', '1600x1400x24']
  const server = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const close = endWithUs(server)
  const [number] = await once(server.stdout, 'data')
  return { display: `:${String(number).trim()}`, close }
}
