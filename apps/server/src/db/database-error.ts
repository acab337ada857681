import { isDatabaseAway } from './connections/database-away.ts'
import type { Env } from '../env.ts'

/** The database cannot be used. The message is one sentence for the operator, without a password. */
export class DatabaseError extends Error {}

export function whyUnusable({ DATABASE_URL, DATA_DIR }: Env, error: unknown): string {
  const sentence = sentenceOf(error)
  if (!DATABASE_URL) return `The data directory ${DATA_DIR} cannot be used: ${sentence}`
  const { host, pathname } = new URL(DATABASE_URL)
  const hint = hintFor(error, sentence)
  return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be used: ${sentence}${hint && ` ${hint}`}`
}

const howToGetTrigrams =
  'Search needs the extension pg_trgm (package postgresql-contrib): let an administrator run CREATE EXTENSION pg_trgm in this database once, then start again.'

function hintFor(error: unknown, sentence: string): string {
  if (sentence.includes('pg_trgm')) return howToGetTrigrams
  const code = sqlStateOf(error)
  if (code.startsWith('28')) return 'Put the right user and password into DATABASE_URL.'
  if (code === '3D000') return 'Let an administrator create it, or put its right name into DATABASE_URL.'
  return isDatabaseAway(error) ? 'See whether Postgres runs there and lets this machine in.' : ''
}

/** SQLSTATE of a Postgres error; empty for others. */
export function sqlStateOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return ''
}

/** For queries before the database is migrated. @throws other errors */
export function nullWithoutTable(error: unknown): null {
  if (sqlStateOf(error) === undefinedTable) return null
  throw error
}

/** SQLSTATE. */
const undefinedTable = '42P01'

/** First line of the innermost cause, which is the message of the server or the network. */
function sentenceOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause) cause = cause.cause
  if (cause instanceof AggregateError) cause = cause.errors[0]
  const text = cause instanceof Error ? cause.message || cause.name : String(cause)
  return `${text.split('\n')[0]?.replace(/\.$/, '')}.`
}
