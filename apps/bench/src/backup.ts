import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase } from '@northword/rig/postgres-database'
import { placeOrder } from './desk/calls.ts'
import { fillDesk } from './desk/fill-desk.ts'
import { type Done, operate } from './processes/operate.ts'
import { type Product, startProduct } from './processes/product.ts'
import type { Row } from './ratios/table.ts'

/** Backup and restore of `orders` orders on both databases, and a client's longest wait meanwhile. */
export async function measureBackups(server: string, folder: string, orders: number): Promise<Row[]> {
  const full = await createDatabase(server)
  const empty = await createDatabase(server)
  const file = join(folder, 'postgres.backup')
  const onPostgres = { DATABASE_URL: full.url, DATA_DIR: join(folder, 'backup-server') }
  const onPglite = { DATA_DIR: join(folder, 'backup-pglite') }
  try {
    const rows: Row[] = []
    const product = await startProduct(onPostgres)
    await placeOrder(product.url, 'bench')
    await fillDesk(full, orders)
    rows.push(await backUp(product, onPostgres, file, 'Postgres'))
    await product.end()
    const toPostgres = await operate(['restore', file], { ...onPostgres, DATABASE_URL: empty.url })
    rows.push(rowOf('restore into Postgres', toPostgres))
    rows.push(rowOf('restore into PGlite', await operate(['restore', file], onPglite)))
    const embedded = await startProduct(onPglite)
    rows.push(await backUp(embedded, onPglite, join(folder, 'pglite.backup'), 'PGlite'))
    await embedded.end()
    return rows
  } finally {
    await Promise.all([full.drop(), empty.drop()])
  }
}

/** Makes a backup while a client orders in sequence. */
async function backUp(product: Product, settings: Record<string, string>, file: string, database: string) {
  const over = new AbortController()
  let longestMs = 0
  const ordering = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now()
      await placeOrder(product.url, randomUUID())
      longestMs = Math.max(longestMs, performance.now() - asked)
    }
  })()
  const done = await operate(['backup', file], settings)
  over.abort()
  await ordering
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  return rowOf(
    `backup of ${database} (${megabytes} MB), longest order meanwhile ${longestMs.toFixed(0)} ms`,
    done,
  )
}

const rowOf = (what: string, { seconds, peakMb }: Done): Row => ({
  what,
  measured: `${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB at most`,
  target: '-',
  isMet: null,
})
