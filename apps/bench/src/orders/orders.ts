import { createDatabase, type PostgresDatabase } from '@northword/rig/postgres-database'
import { alternate, type Contender, rateOf, type Rates, ratioOf } from '../ratios/alternate.ts'
import { startBare } from './bare.ts'
import { captureOrder } from './capture-order.ts'
import { requestsPerSecond } from '../load/load.ts'
import { preparePgbench } from './pgbench.ts'
import { inItsTurn, type Product } from '../processes/product.ts'
import { ratioRow, type Row, skippedRow } from '../ratios/table.ts'

const connections = 32
const rounds = 5
const seconds = 4
const amount = { seconds }

const besidePgbench = 'orders/s through tRPC (concurrent ones share a commit) : pgbench, same statements'
const besideBare = 'orders/s through tRPC : bare Fastify and pg, same statements'

/** Orders per second of the product, pgbench and a bare server, each on its own database. */
export async function compareOrders(server: string, product: Product, folder: string): Promise<Row[]> {
  const [forPgbench, forBare] = [await createDatabase(server), await createDatabase(server)]
  const order = await captureOrder(forPgbench.url)
  await captureOrder(forBare.url)
  const runPgbench = await preparePgbench(forPgbench.url, folder, order)
  const bare = await startBare(forBare.url, order)
  const orders = { url: `${product.url}/trpc/orders.place`, connections, amount }
  const contenders: Contender[] = [
    { name: 'product', run: () => inItsTurn(product, () => requestsPerSecond(orders)) },
    { name: 'bare', run: () => requestsPerSecond({ url: bare.url, connections, amount }) },
  ]
  if (runPgbench) contenders.push({ name: 'pgbench', run: () => runPgbench(seconds, connections) })
  try {
    await alternate(contenders, 1)
    const rows = rowsOf(await alternate(contenders, rounds), runPgbench !== undefined)
    await Promise.all([forPgbench, forBare].map(checkNoneSkipped))
    return rows
  } finally {
    product.resume()
    await bare.end()
    await Promise.all([forPgbench.drop(), forBare.drop()])
  }
}

/** An insert with a used key does nothing and looks fast, so the rows are counted. */
async function checkNoneSkipped({ query }: PostgresDatabase) {
  const counts = 'select (select count(*) from orders) - (select count(*) from order_events) as skipped'
  const [row] = await query<{ skipped: string }>(counts)
  if (row?.skipped !== '0') throw new Error('An order was compared that was not written.')
}

function rowsOf(rates: Rates, hasPgbench: boolean): Row[] {
  const row = (what: string, other: string, target: number) => {
    const both = `${rateOf(rates, 'product').toFixed(0)} : ${rateOf(rates, other).toFixed(0)}`
    return ratioRow(what, { ratio: ratioOf(rates, 'product', other), rates: both, target })
  }
  return [
    hasPgbench ? row(besidePgbench, 'pgbench', 0.25) : skippedRow(besidePgbench, 'no pgbench here', '≥ 0.25'),
    row(besideBare, 'bare', 0.5),
  ]
}
