import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { EntitySchema } from '@mikro-orm/core'
import { commands } from '@northword/content/operate/commands'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { DatabaseError, whyUnusable } from '../db/database-error.ts'
import { migrationLock } from '../db/migrations.ts'
import { type Database, type Em, openPostgres } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import type { Header } from './backup-format.ts'
import { expectEmpty, fill, type Loading, type Restored, type Target } from './fill.ts'
import type { BackupFile } from './read-backup.ts'
import { type Ask, copyIn } from './source.ts'

/** Restores into an empty Postgres in one transaction. @throws {BackupError | DatabaseError} */
export async function restorePostgres(
  entities: EntitySchema[],
  env: Env,
  file: BackupFile,
  header: Header,
): Promise<Restored> {
  let client: ClientBase | undefined
  // One connection, so that COPY runs on the transaction's.
  const onConnected = (opened: ClientBase) => void (client = opened)
  const database = await openPostgres(entities, env.DATABASE_URL, {
    connections: 1,
    limits: null,
    onConnected,
  })
  const ask: Ask = async (sql, values) => (await connected(client).query(sql, values)).rows
  try {
    await database.orm.em.transactional(() => expectEmpty({ ask }))
    // Creates the empty migrations table in its own transaction, before ours takes the only connection.
    await database.orm.migrator.getExecuted()
    return await database.orm.em.transactional(async (em) => {
      await expectAlone(ask)
      return fill(
        targetOf(database, em, ask, () => connected(client)),
        file,
        header,
      )
    })
  } catch (error) {
    throw error instanceof BackupError ? error : new DatabaseError(whyUnusable(env, error), { cause: error })
  } finally {
    await database.close()
  }
}

async function expectAlone(ask: Ask) {
  const [lock] = await ask<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock(${migrationLock}) as "isFree"`,
  )
  if (!lock?.isFree) throw new BackupError(commands.restore.busy)
}

const targetOf = ({ orm }: Database, em: Em, ask: Ask, client: () => ClientBase): Target => ({
  ask,
  migrate: async (migrations) =>
    void (await orm.migrator.up({ migrations, transaction: em.getTransactionContext() })),
  run: async (sql) => void (await client().query(sql)),
  load: (table, columns) => loadInto(client(), copyIn(table, columns, 'stdin')),
})

function loadInto(client: ClientBase, sql: string): Loading {
  const stream = client.query(copyFrom(sql))
  let isOver = false
  const done = finished(stream)
  done.catch(() => {}).finally(() => (isOver = true))
  return {
    async add(rows) {
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), done])
    },
    async end() {
      stream.end()
      await done
    },
    async abort() {
      if (isOver) return
      stream.destroy()
      await done.catch(() => {})
    },
  }
}

function connected(client: ClientBase | undefined): ClientBase {
  if (!client) throw new Error('Nothing has connected yet.')
  return client
}
