import { createDatabase, queryAt } from '@northword/rig/postgres-database'
import { expect, inject, it } from 'vitest'
import { entities } from '../../features.ts'
import { readEnv } from '../../env.ts'
import { openDatabase } from '../open-database.ts'

const server = inject('testDatabaseUrl')

it.skipIf(!server)(
  'a Postgres whose role may not create pg_trgm says what an administrator has to do',
  { tags: ['thorough'] },
  async () => {
    const { name, url, query, drop } = await createDatabase(server)
    const role = `${name}_guest`
    try {
      await query(`create role ${role} login password 'guest'`)
      await query(`grant all on schema public to ${role}`)
      // Without the right to create in a database, a role cannot create trusted extensions either.
      const DATABASE_URL = Object.assign(new URL(url), { username: role, password: 'guest' }).href
      await expect(openDatabase(entities, readEnv({ DATABASE_URL }))).rejects.toThrow(
        /pg_trgm.+let an administrator run CREATE EXTENSION pg_trgm in this database once, then start again\./s,
      )
      await query('create extension pg_trgm')
      await (await openDatabase(entities, readEnv({ DATABASE_URL }))).close()
    } finally {
      await drop()
      await queryAt(server, `drop role if exists ${role}`)
    }
  },
)
