import { makeRequests } from './load.ts'
import { startProduct } from './product.ts'
import type { Row } from './table.ts'

const seconds = 60
const connections = 64

/** How long orders take that come at a fixed rate, whether earlier ones are answered or not. */
export async function measureRate(on: string, database: Record<string, string>, rate: number): Promise<Row> {
  const product = await startProduct(database)
  try {
    const url = `${product.url}/trpc/orders.place`
    await makeRequests({ url, connections, amount: { seconds: 5 } })
    const { perSecond, p99 } = await makeRequests({ url, connections, amount: { seconds }, rate })
    return {
      what: `99th percentile of ${rate} orders/s for ${seconds} s on ${on}`,
      measured: `${p99.toFixed(0)} ms (${perSecond.toFixed(0)}/s answered)`,
      target: `all ${rate}/s answered`,
      isMet: perSecond >= 0.98 * rate,
    }
  } finally {
    await product.end()
  }
}
