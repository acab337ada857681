import { requestsPerSecond } from './load/load.ts'
import { startProduct } from './processes/product.ts'
import type { Row } from './ratios/table.ts'

const warmUp = 2_000
const early = 20_000
const step = 10_000
/** On a slow machine the last steps are skipped. */
const longestMs = 180_000
const limitMb = 200
/** Allowed growth factor in the last step. */
const flat = 1.05

const readings = 100_000

/** Resident memory of a new server after a tenth of the reads, and after all. */
export async function measureReading(database: Record<string, string>): Promise<Row> {
  const product = await startProduct(database)
  const after = async (requests: number) => {
    for (const path of ['/pricing', '/api/services'])
      await requestsPerSecond({
        url: product.url + path,
        connections: 32,
        amount: { requests: requests / 2 },
        headers: { 'accept-encoding': 'br' },
      })
    return product.memory()
  }
  const first = await after(readings / 10)
  const last = await after(0.9 * readings)
  await product.end()
  return {
    what: `resident memory after ${readings / 10} and ${readings} requests that read`,
    measured: `${first.toFixed(0)}, ${last.toFixed(0)} MB`,
    target: `< ${limitMb} MB and flat`,
    isMet: last < limitMb && last <= first * flat,
  }
}

/** Resident memory of a new server after 2,000, 20,000 and `orders` orders. */
export async function measureMemory(database: Record<string, string>, orders: number): Promise<Row[]> {
  const product = await startProduct(database)
  const url = `${product.url}/trpc/orders.place`
  const after = async (requests: number) => {
    await requestsPerSecond({ url, connections: 32, amount: { requests } })
    return product.memory()
  }
  const started = performance.now()
  const first = await after(warmUp)
  const middle = await after(early - warmUp)
  let count = early
  let last = middle
  while (count < orders && performance.now() - started < longestMs) {
    last = await after(Math.min(step, orders - count))
    count += Math.min(step, orders - count)
  }
  await product.end()
  const counts = [warmUp, early, count].map((number) => number.toLocaleString('en')).join(', ')
  return [
    {
      what: `resident memory on Postgres after ${counts} orders`,
      measured: `${[first, middle, last].map((mb) => mb.toFixed(0)).join(', ')} MB`,
      target: `< ${limitMb} MB and flat`,
      // Fewer orders, on a slow machine, prove nothing.
      isMet: count < orders ? null : last < limitMb && last <= middle * flat,
    },
  ]
}
