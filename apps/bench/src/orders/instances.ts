import { createDatabase } from '@northword/rig/postgres-database'
import { pgbouncerProgram, startPgBouncer } from '@northword/rig/pgbouncer'
import { alternate, rateOf, type Rates, ratioOf } from '../ratios/alternate.ts'
import { requestsPerSecond } from '../load/load.ts'
import { type Product, startProduct } from '../processes/product.ts'
import { ratioRow, type Row, skippedRow } from '../ratios/table.ts'

const connections = 32
const rounds = 5
const seconds = 4

const twoBesideOne = 'orders/s of two instances on one database : one'
const pooledBesideDirect = 'orders/s through PgBouncer : direct'

/** Orders per second of two instances compared to one, and through PgBouncer compared to without. */
export async function compareInstances(server: string, folder: string): Promise<Row[]> {
  const database = await createDatabase(server)
  const pooler = pgbouncerProgram() ? await startPgBouncer(server) : undefined
  const start = (url: string) => startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  const [one, other] = [await start(database.url), await start(database.url)]
  const pooled = pooler && (await start(pooler.through(database.url)))
  const all = [one, other, ...(pooled ? [pooled] : [])]
  const contenders = [
    { name: 'one', run: () => ordersOf([one]) },
    { name: 'two', run: () => ordersOf([one, other]) },
    ...(pooled ? [{ name: 'pooled', run: () => ordersOf([pooled]) }] : []),
  ]
  try {
    await alternate(contenders, 1)
    const rates = await alternate(contenders, rounds)
    return [
      rowOf(twoBesideOne, rates, 'two', 0.9),
      pooled
        ? rowOf(pooledBesideDirect, rates, 'pooled', 0.7)
        : skippedRow(pooledBesideDirect, 'no PgBouncer here', '≥ 0.7'),
    ]
  } finally {
    await Promise.all(all.map(({ end }) => end()))
    await pooler?.close()
    await database.drop()
  }
}

/** Total orders per second. The other instances are not stopped: one could hold a lock that these wait for. */
async function ordersOf(chosen: Product[]): Promise<number> {
  const share = connections / chosen.length
  const rates = await Promise.all(
    chosen.map(({ url }) =>
      requestsPerSecond({ url: `${url}/trpc/orders.place`, connections: share, amount: { seconds } }),
    ),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}

function rowOf(what: string, rates: Rates, name: string, target: number): Row {
  const both = `${rateOf(rates, name).toFixed(0)} : ${rateOf(rates, 'one').toFixed(0)}`
  return ratioRow(what, { ratio: ratioOf(rates, name, 'one'), rates: both, target })
}
