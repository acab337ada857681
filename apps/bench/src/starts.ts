import { setTimeout as sleep } from 'node:timers/promises'
import { requestsPerSecond } from './load/load.ts'
import { median } from './ratios/median.ts'
import { type Product, startProduct } from './processes/product.ts'
import { limitRow, type Row } from './ratios/table.ts'

const times = 5

/** Seconds from the process's start to the first 200 of `/readyz`, on a database in use. */
export async function measurePostgresStarts(database: Record<string, string>): Promise<Row[]> {
  const value = await medianStart(database, (product) => product.end())
  return [limitRow('ready after start on Postgres', { value, unit: 's', target: 2 })]
}

/** As on Postgres, with PGlite in `folder`: after a clean stop, and after `kill -9` during orders. */
export async function measurePgliteStarts(folder: string): Promise<Row[]> {
  const database = { DATA_DIR: folder }
  const product = await startProduct(database)
  await placeOrders(product, { requests: 1_000 })
  await product.end()
  const ended = await medianStart(database, (running) => running.end())
  await medianStart(database, killUnderLoad, 1)
  const killed = await medianStart(database, killUnderLoad)
  return [
    limitRow('ready after start on PGlite', { value: ended, unit: 's', target: 4 }),
    limitRow('ready after start on PGlite that was killed', { value: killed, unit: 's', target: 5 }),
  ]
}

async function medianStart(
  database: Record<string, string>,
  end: (product: Product) => Promise<void>,
  count = times,
) {
  const seconds: number[] = []
  for (let start = 0; start < count; start += 1) {
    const product = await startProduct(database)
    seconds.push(product.readyMs / 1000)
    await end(product)
  }
  return median(seconds)
}

async function killUnderLoad(product: Product) {
  // Pending orders fail, as expected.
  const orders = placeOrders(product, { seconds: 2 }).catch(() => {})
  await sleep(1_000)
  await product.end('SIGKILL')
  await orders
}

const placeOrders = (product: Product, amount: { requests: number } | { seconds: number }) =>
  requestsPerSecond({ url: `${product.url}/trpc/orders.place`, connections: 8, amount })
