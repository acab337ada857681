import { requestsPerSecond } from './load.ts'
import { startProduct } from './product.ts'
import type { Row } from './table.ts'

const warmUp = 2_000
const early = 20_000
const step = 10_000
/** The last steps are left out where the machine is slow. */
const longestMs = 180_000
const limitMb = 200
/** The factor by which memory may grow in the last stretch. */
const flat = 1.05

/** Resident memory of a fresh server after 2,000, 20,000 and `orders` orders. */
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
      isMet: last < limitMb && last <= middle * flat,
    },
  ]
}
