import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject } from 'vitest'
import { pgliteExtensions } from '../db/orm.ts'

/** Was returned, and is as a new one: to open one takes many times as long as to clear one. */
let free: PGlite | undefined
/** What a new one looks like. */
let asOpened: string | undefined

/** The instance behind each one that is lent. */
const instances = new WeakMap<PGlite, PGlite>()

/** An instance in memory that is as the template. */
export async function borrowPglite(): Promise<PGlite> {
  const instance = free ?? (await openPglite())
  free = undefined
  asOpened ??= await looksOf(instance)
  const lent = untilReturned(instance, expect.getState().testPath)
  instances.set(lent, instance)
  return lent
}

/** Clears an instance for the next suite, or closes it where anything that this suite did would be left. */
export async function returnPglite(lent: PGlite): Promise<void> {
  const instance = instances.get(lent)
  instances.delete(lent)
  if (!instance || instance.closed) return
  if (!free && (await isCleared(instance))) free = instance
  else await instance.close()
}

/**
 * Refuses calls of a suite after its end, and fails the run: a queue that still works, of an app that was not closed, would
 * deliver the mails of the next suite.
 */
function untilReturned(instance: PGlite, suite = 'A suite'): PGlite {
  const lent: PGlite = new Proxy(instance, {
    get(_, key) {
      const value: unknown = Reflect.get(instance, key, instance)
      if (typeof value !== 'function') return value
      // Async where the method is: MikroORM keeps an instance whose `clone` is async, and clones any other.
      return new Proxy(value, {
        apply(method, _this, given) {
          if (instances.has(lent)) return Reflect.apply(method, instance, given)
          const late = new Error(`${suite} called ${String(key)} after it had returned its database.`)
          // Its caller may catch the other one.
          void Promise.reject(late)
          throw late
        },
      })
    },
  })
  return lent
}

async function openPglite() {
  const loadDataDir = await openAsBlob(inject('testTemplates').pglite)
  return PGlite.create({ loadDataDir, extensions: pgliteExtensions })
}

async function isCleared(lent: PGlite): Promise<boolean> {
  // Whoever listens to an instance puts methods of their own over its own.
  const own = Object.values(Object.getOwnPropertyDescriptors(lent))
  if (own.some(({ value }) => typeof value === 'function')) return false
  for (const statement of clearing) await lent.exec(statement)
  return (await looksOf(lent)) === asOpened
}

/** The queue makes its own tables. All tables are named, or those that refuse it would have to be emptied one by one. */
const clearing = [
  'discard all',
  'drop schema if exists pgboss cascade',
  'set session_replication_role = replica',
  `do $$ begin
    execute (select 'truncate ' || string_agg(oid::regclass::text, ', ') from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('mikro_orm_migrations', 'studio_settings'));
  end $$`,
  'discard all',
  'checkpoint',
]

/** The rows of every table, the state of every sequence, the settings, and what the catalogue says. */
async function looksOf(pglite: PGlite): Promise<string> {
  const read = async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows
  const relations = await read<{ name: string; kind: string }>(
    `select oid::regclass::text as name, relkind::text as kind from pg_class
      where relkind in ('r', 'p', 'm', 'S') and relnamespace <> 'pg_catalog'::regnamespace
        and relnamespace <> 'information_schema'::regnamespace order by 1`,
  )
  const rows = relations.map(({ name, kind }) =>
    digestOf(name, kind === 'S' ? `select last_value, is_called from ${name}` : `select * from ${name}`),
  )
  return JSON.stringify(await read([...rows, ...catalogue].join(' union all ')))
}

const digestOf = (name: string, sql: string) =>
  `select '${name}' as name, md5(string_agg(one::text, ' ' order by one::text)) as digest from (${sql}) as one`

/** Objects that the template adds to those of every Postgres have a number from here on. */
const ours = 16_384

const catalogue = [
  // PL/pgSQL brings settings of its own as it is first used.
  digestOf('pg_settings', `select name, setting from pg_settings where source <> 'default'`),
  digestOf(
    'pg_class',
    `select to_jsonb(c) - array['relfilenode', 'relfrozenxid', 'relminmxid'] -
        case relkind when 'r' then '{}' else array['relpages', 'reltuples'] end from pg_class c where oid >= ${ours}`,
  ),
  // Whoever makes a temporary table leaves an empty schema for the next one.
  digestOf('pg_namespace', `select * from pg_namespace where nspname !~ '^pg_(toast_)?temp_'`),
  digestOf('pg_statistic', `select starelid from pg_statistic where starelid >= ${ours}`),
  digestOf('pg_attribute', `select * from pg_attribute where attrelid >= ${ours}`),
  digestOf('pg_index', `select * from pg_index where indexrelid >= ${ours}`),
  ...['attrdef', 'constraint', 'proc', 'rewrite', 'trigger', 'type', 'policy', 'statistic_ext'].map((name) =>
    digestOf(`pg_${name}`, `select * from pg_${name} where oid >= ${ours}`),
  ),
  ...['extension', 'authid', 'database', 'db_role_setting', 'event_trigger'].map((name) =>
    digestOf(`pg_${name}`, `select * from pg_${name}`),
  ),
]
