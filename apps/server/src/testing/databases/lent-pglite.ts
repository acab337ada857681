import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject } from 'vitest'
import { pgliteExtensions } from '../../db/orm.ts'

/** A returned, cleared instance. Opening one takes many times as long as clearing. */
let free: PGlite | undefined
let asOpened: string | undefined

const instances = new WeakMap<PGlite, PGlite>()

/** An in-memory instance in the template's state. */
export async function borrowPglite(): Promise<PGlite> {
  const instance = free ?? (await openPglite())
  free = undefined
  asOpened ??= await looksOf(instance)
  const lent = untilReturned(instance, expect.getState().testPath)
  instances.set(lent, instance)
  return lent
}

/** Clears an instance for the next suite, or closes it if anything of this suite is left. */
export async function returnPglite(lent: PGlite): Promise<void> {
  const instance = instances.get(lent)
  instances.delete(lent)
  if (!instance || instance.closed) return
  if (!free && (await isCleared(instance))) free = instance
  else await instance.close()
}

/** Fails calls after the suite's end: a queue of an unclosed app would deliver the next suite's mails. */
function untilReturned(instance: PGlite, suite = 'A suite'): PGlite {
  const lent: PGlite = new Proxy(instance, {
    get(_, key) {
      const value: unknown = Reflect.get(instance, key, instance)
      if (typeof value !== 'function') return value
      // Proxies keep methods async: MikroORM clones an instance unless its `clone` is async.
      return new Proxy(value, {
        apply(method, _this, given) {
          if (instances.has(lent)) return Reflect.apply(method, instance, given)
          const late = new Error(`${suite} called ${String(key)} after it had returned its database.`)
          // Also unhandled, in case the caller catches the other one.
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
  // Methods that a listener or spy put before those of the class.
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(lent)))
    if (typeof value === 'function') Reflect.deleteProperty(lent, name)
  for (const statement of clearing) await lent.exec(statement)
  return (await looksOf(lent)) === asOpened
}

/** Truncates tables with rows and those that refer to them. The others would cost several files each. */
const clearing = [
  'discard all',
  'set session_replication_role = replica',
  `do $$
    declare
      one regclass;
      filled text[];
      has_rows boolean;
    begin
      for one in select oid from pg_class where relkind = 'r'
        and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and relname not in ('mikro_orm_migrations', 'studio_settings', 'version', 'queue')
      loop
        execute format('select exists (select from %s)', one) into has_rows;
        if has_rows then filled := filled || one::text; end if;
      end loop;
      if filled is not null then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    end $$`,
  'discard all',
  'checkpoint',
]

/** Rows of all tables, sequences, settings and catalogue. */
async function looksOf(pglite: PGlite): Promise<string> {
  const read = async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows
  const relations = await read<{ name: string; kind: string }>(
    `select oid::regclass::text as name, relkind::text as kind from pg_class
      where relkind in ('r', 'p', 'm', 'S') and relnamespace <> 'pg_catalog'::regnamespace
        and relnamespace <> 'information_schema'::regnamespace order by 1`,
  )
  const rows = relations.map(({ name, kind }) =>
    digestOf(
      name,
      `select ${kind === 'S' ? 'last_value, is_called' : (columnsOf[name] ?? '*')} from ${name}`,
    ),
  )
  return JSON.stringify(await read([...rows, ...catalogue].join(' union all ')))
}

/** The queue writes times into the others at each start. */
const columnsOf: Record<string, string> = { 'pgboss.queue': 'name', 'pgboss.version': 'version' }

const digestOf = (name: string, sql: string) =>
  `select '${name}' as name, md5(string_agg(one::text, ' ' order by one::text)) as digest from (${sql}) as one`

/** First oid of objects that are not built in. */
const ours = 16_384

const catalogue = [
  // PL/pgSQL adds settings when first used.
  digestOf('pg_settings', `select name, setting from pg_settings where source <> 'default'`),
  digestOf(
    'pg_class',
    `select oid, relname, relnamespace, relowner, relam, relkind, relpersistence, relnatts, relchecks, relhasindex,
        relhasrules, relhastriggers, relrowsecurity, relforcerowsecurity, relreplident, relacl, reloptions,
        case relkind when 'r' then relpages end, case relkind when 'r' then reltuples end
      from pg_class where oid >= ${ours}`,
  ),
  // Postgres keeps a session's `pg_temp` schema after its tables are dropped.
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
