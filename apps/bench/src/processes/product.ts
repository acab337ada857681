import type { EndChild } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { readyAfter, startServer } from '@northword/rig/server-process'
import { outputOf } from './program.ts'

/** The server as a process, as `npm start` runs it. */
export interface Product {
  url: string
  /** Milliseconds from the process's start to the first 200 of `/readyz`. */
  readyMs: number
  end: EndChild
  /** Stops the process, so that it uses no CPU in others' turns; `resume` continues it. */
  pause: () => void
  resume: () => void
  /** Resident memory in MB. */
  memory: () => Promise<number>
}

/** Resumes the product for `work` only: it would go on sending mails in another's turn. */
export async function inItsTurn(product: Product, work: () => Promise<number>): Promise<number> {
  product.resume()
  const rate = await work()
  product.pause()
  return rate
}

/**
 * Starts the server with `DATABASE_URL` or `DATA_DIR`, without a mail server or rate limits.
 * @param root folder of another built commit; default: this one
 */
export async function startProduct(database: Record<string, string>, root?: string): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), PUBLIC_URL: url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }
  const server = startServer({ ...settings, ...database }, '', root)
  const readyMs = await readyAfter(server, url)
  const { child, end } = server
  return {
    url,
    readyMs,
    end,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    memory: async () => Number(await outputOf('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
  }
}
