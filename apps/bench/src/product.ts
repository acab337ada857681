import type { EndChild } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { readyAfter, startServer } from '@northword/rig/server-process'
import { outputOf } from './program.ts'

/** The server of the product as a process of its own, as `npm start` runs it. */
export interface Product {
  url: string
  /** Milliseconds from the start of the process to the first 200 of `/readyz`. */
  readyMs: number
  end: EndChild
  /** Halts the process, so that it takes no time from others in their turn; `resume` lets it go on. */
  pause: () => void
  resume: () => void
  /** Resident memory in MB. */
  memory: () => Promise<number>
}

/** Lets a product work and halts it afterwards: it would go on sending its mails, in the turn of another. */
export async function inItsTurn(product: Product, work: () => Promise<number>): Promise<number> {
  product.resume()
  const rate = await work()
  product.pause()
  return rate
}

/**
 * Starts the server on a database: `DATABASE_URL` or `DATA_DIR`. Mails are kept, limits are lifted.
 * @param root the folder of another commit, built there; this one's, if left out
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
