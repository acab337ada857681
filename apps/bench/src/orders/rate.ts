import { makeRequests, type Outcome } from '../load/load.ts'
import { startProduct } from '../processes/product.ts'
import type { Row } from '../ratios/table.ts'

const seconds = 60
const connections = 64

/** Response time of orders at a fixed rate, all of which must be answered. */
export async function measureRate(on: string, database: Record<string, string>, rate: number): Promise<Row> {
  const product = await startProduct(database)
  try {
    const url = `${product.url}/trpc/orders.place`
    await makeRequests({ url, connections, amount: { seconds: 5 } })
    return rateRow(on, rate, await makeRequests({ url, connections, amount: { seconds }, rate }))
  } finally {
    await product.end()
  }
}

/** Refused or unanswered orders are named, and miss the target. */
export function rateRow(on: string, rate: number, outcome: Outcome): Row {
  const { succeeded, refused, unanswered, p99 } = outcome
  const perSecond = succeeded / outcome.seconds
  return {
    what: `99th percentile of ${rate} orders/s for ${seconds} s on ${on}`,
    measured: `${p99.toFixed(0)} ms (${perSecond.toFixed(0)}/s answered, ${refused} refused, ${unanswered} not answered)`,
    target: `all ${rate}/s answered`,
    isMet: perSecond >= 0.98 * rate && refused + unanswered === 0,
  }
}
