import { randomUUID } from 'node:crypto'
import { placeOrderInput } from '@northword/contract/orders/orders'
import { migrate } from '@northword/server/db/migrations'
import { type Database, openPostgres } from '@northword/server/db/orm'
import { seed } from '@northword/seed/seed'
import { entities, hooks, linkPurposes } from '@northword/server/features'
import { createMailQueue } from '@northword/server/features/mail/queue/mail-queue'
import { fixedTransport } from '@northword/server/features/mail/queue/transport'
import { placeOrder } from '@northword/server/features/orders/place/place-order'
import { createStoreOrder } from '@northword/server/features/orders/place/store-order'
import { createLimits } from '@northword/server/limits/limits'
import { hashOfSecret } from '@northword/server/secrets/secrets'
import { MikroORM } from '@mikro-orm/postgresql'
import { pino } from 'pino'
import { sampleOrder } from './sample-order.ts'
import { asSent, identitiesOf, type OrderStatements, parameterize, type Statement } from './statements.ts'

/** Statements of one order as sent to Postgres, and the pool's size. */
export interface CapturedOrder extends OrderStatements {
  poolSize: number
}

/**
 * Migrates the empty database at `url`, places one order by the product's code and returns the statements on the
 * wire. So the comparison always matches the code.
 */
export async function captureOrder(url: string): Promise<CapturedOrder> {
  const database = await openPostgres(entities, url)
  const to = { publicUrl: 'http://localhost', siteNow: () => seed }
  const way = { ...to, transports: fixedTransport(null), purposes: linkPurposes }
  const mail = createMailQueue({ database, databaseUrl: url, way, log: pino({ level: 'warn' }) })
  try {
    const wire = await listen(database)
    await migrate(database)
    await mail.start()
    const limits = await createLimits(database, 1)
    const guest = guestWith(randomUUID())
    const storeOrder = createStoreOrder(database, mail, hooks)
    const input = placeOrderInput.parse({ ...sampleOrder, idempotencyKey: randomUUID() })
    const ctx = { em: database.orm.em.fork(), mail, storeOrder, limits, site: seed, ...guest }
    const { order } = await placeOrder(ctx, input)
    const statements = transactionOf(wire.statements).map(parameterize).map(withUuidFor(guest.claimHash))
    return { statements, identities: identitiesOf(statements, order.number), poolSize: wire.poolSize }
  } finally {
    await mail.stop()
    await database.close()
  }
}

/** A guest whose browser has this claim. */
function guestWith(claim: string) {
  const keys = { read: () => claim, keep: () => {}, forget: () => {}, device: '' }
  const sent = { rememberSent: () => {}, wasSentTo: () => false }
  const browser = { ...keys, ...sent, recall: () => null, remember: () => {}, signalsPrivacy: false }
  const claimHash = hashOfSecret(claim)
  return { browser, claimHash, actor: { kind: 'guest', network: '127.0.0.1', claimHash } as const }
}

/** Each guest has another claim; its hash, replaced by a uuid, is one of the texts that differ. */
function withUuidFor(hash: string) {
  const id = randomUUID()
  return ({ sql, values }: Statement) => ({ sql, values: values.map((value) => value.replace(hash, id)) })
}

async function listen({ orm }: Database) {
  if (!(orm instanceof MikroORM)) throw new Error('Statements are captured on Postgres.')
  const pool = await orm.em.getConnection().getNativeClient()
  const statements: Statement[] = []
  const heard = new WeakSet()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.query = new Proxy(client.query.bind(client), {
      apply(query, _, call: [sql: unknown, values?: unknown[]]) {
        const [sql, values] = call
        // Other libraries pass objects, outside of an order's transaction.
        if (typeof sql === 'string') statements.push(asSent(sql, values))
        return Reflect.apply(query, client, call)
      },
    })
  })
  return { statements, poolSize: pool.options.max }
}

/** From the `begin` before the order to the `commit` after it. */
function transactionOf(statements: Statement[]): Statement[] {
  const sql = statements.map((statement) => statement.sql)
  const order = sql.findIndex((text) => text.startsWith('insert into "orders"'))
  if (order === -1) throw new Error('The product was not seen to insert an order.')
  return statements.slice(sql.lastIndexOf('begin', order), sql.indexOf('commit', order) + 1)
}
