import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { createMailQueue } from './features/mail/mail-queue.ts'
import { createStoreOrder } from './features/orders/store-order.ts'
import { noPages, type Pages } from './http/pages.ts'
import type { TestDatabase } from './test-database.ts'

/** The real app on a database of its own, without a listening socket and without an SMTP server. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance
  /** Warnings and errors of this app, as lines of JSON. */
  logged: string[]
  post: (url: string, payload: unknown, headers?: Record<string, string>) => ReturnType<typeof inject>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

export async function openTestApp(
  open: () => Promise<TestDatabase>,
  settings = {},
  pages: Pages = noPages,
): Promise<TestApp> {
  const test = await open()
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  const mail = createMailQueue({ database: test.database, databaseUrl: test.url, transport: null, log })
  await mail.start()
  const env = readEnv({ NODE_ENV: 'test', ...settings })
  const app = await buildApp(
    { env, database: test.database, storeOrder: createStoreOrder(test.database, mail) },
    pages,
    log,
  )
  return {
    ...test,
    app,
    logged,
    post: (url, payload, headers = {}) =>
      inject(app, {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      }),
    rows: (sql) => test.database.orm.em.fork().execute(sql),
    async close() {
      await app.close()
      await mail.stop()
      await test.drop()
    },
  }
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options)
