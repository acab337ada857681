import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../../bin/arguments.mjs'
import { createDatabase } from '@northword/rig/postgres-database'
import { openPostgresServer, type PostgresServer } from '@northword/rig/postgres-server'
import { compareAgainst } from './against.ts'
import { measureBackups } from './backup.ts'
import { compareDesk } from './desk/compare-desk.ts'
import { env } from './env.ts'
import { comparePagesMeanwhile } from './comparisons.ts'
import { compareLogins } from './logins.ts'
import { compareInstances } from './orders/instances.ts'
import { measureMemory, measureReading } from './memory.ts'
import { compareOrders } from './orders/orders.ts'
import { comparePages } from './pages.ts'
import { startProduct } from './processes/product.ts'
import { measurePublishing } from './publishing.ts'
import { measureRate } from './orders/rate.ts'
import { measurePgliteStarts, measurePostgresStarts } from './starts.ts'
import { formatTable, type Row } from './ratios/table.ts'
import { compareChecks, compareRedlines } from './texts.ts'

const parts = [
  'orders',
  'rate',
  'instances',
  'pages',
  'logins',
  'desk',
  'publishing',
  'backup',
  'starts',
  'texts',
  'memory',
] as const
type Part = (typeof parts)[number]

const usage = `npm run bench -- [parts] [--orders <number>] [--against <commit>]

Benchmarks the server. Parts: ${parts.join(', ')}. --orders are those of the memory part, 100000 by
default. --against compares this build with that of a commit, and nothing else.`

const { values, positionals } = readArguments(
  usage,
  { orders: { type: 'string', default: '100000' }, against: { type: 'string' } },
  (words) => {
    const unknown = words.find((word) => !parts.some((part) => part === word))
    return unknown && `There is no part “${unknown}”.`
  },
)
const orders = Math.max(Number(values.orders) || 0, 40_000)
const chosen = parts.filter((part) => positionals.length === 0 || positionals.includes(part))

// The `exit` handlers stop child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const folder = await mkdtemp(join(tmpdir(), 'northword-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// A throw-away cluster with default durability: it waits for the disk at every commit.
const postgres = await openPostgresServer({ named: env.databaseUrl, settings: {} })
try {
  printFacts(postgres)
  await (values.against ? measureAgainst(values.against) : measureAll())
} finally {
  await postgres?.close()
}

async function measureAgainst(commit: string) {
  if (!postgres) throw new Error('Set BENCH_DATABASE_URL or install PostgreSQL.')
  console.log(await compareAgainst(commit, postgres, folder))
}

async function measureAll() {
  const rows = [
    ...(postgres ? await measureOn(postgres) : []),
    ...(await step('rate', 'Rate on PGlite', async () => [
      await measureRate('PGlite', { DATA_DIR: join(folder, 'rate') }, 200),
    ])),
    ...(await step('starts', 'Starts on PGlite', () => measurePgliteStarts(folder))),
    ...(await step('texts', 'Texts', async () => [...(await compareRedlines()), ...(await compareChecks())])),
  ]
  console.log(`\n${formatTable(rows)}`)
  if (!postgres)
    console.log('\nEverything on Postgres was SKIPPED: set BENCH_DATABASE_URL or install PostgreSQL.')
}

async function measureOn(server: PostgresServer): Promise<Row[]> {
  const { url, drop } = await createDatabase(server.url)
  const database = { DATABASE_URL: url, DATA_DIR: folder }
  try {
    const product = await startProduct(database)
    const compared = [
      ...(await step('orders', 'Orders', () => compareOrders(server.url, product, folder))),
      ...(await step('pages', 'Pages', () => comparePages(product, folder))),
      ...(await step('logins', 'Logins', () => compareLogins(product))),
    ]
    await product.end()
    const rate = await step('rate', 'Rate', async () => [await measureRate('Postgres', database, 300)])
    const instances = await step('instances', 'Instances', () => compareInstances(server.url, folder))
    const desk = await step('desk', 'Desk', () => compareDesk(server.url, folder))
    const publishing = await step('publishing', 'Publishing', () => measurePublishing(server.url, folder))
    const comparisons = await step('texts', 'Comparisons', () => comparePagesMeanwhile(server.url, folder))
    const backups = await step('backup', 'Backups', () => measureBackups(server.url, folder, 100_000))
    const starts = await step('starts', 'Starts on Postgres', () => measurePostgresStarts(database))
    const memory = await step('memory', 'Memory', async () => [
      ...(await measureMemory(database, orders)),
      await measureReading(database),
    ])
    return [
      ...compared,
      ...rate,
      ...instances,
      ...desk,
      ...publishing,
      ...comparisons,
      ...backups,
      ...starts,
      ...memory,
    ]
  } finally {
    await drop()
  }
}

function printFacts(server: PostgresServer | undefined) {
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `${availableParallelism()} cores (load ${load} before), Node ${process.versions.node}, ${server?.description ?? 'no Postgres'}`,
  )
  console.log('Side by side, in turns; medians. The load comes from this machine too.\n')
}

/** Row of a part that broke. The others go on, and the run ends with 1. */
function failed(title: string, error: unknown): Row[] {
  process.exitCode = 1
  console.error(error)
  return [{ what: title, measured: `failed: ${String(error).slice(0, 200)}`, target: '-', isMet: false }]
}

/** Skips parts that are not selected. */
async function step(part: Part, title: string, run: () => Promise<Row[]>): Promise<Row[]> {
  if (!chosen.includes(part)) return []
  const started = performance.now()
  process.stdout.write(`${title}…`)
  const rows = await run().catch((error: unknown) => failed(title, error))
  console.log(` ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return rows
}
