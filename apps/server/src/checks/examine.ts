import { DataLockedError } from '../db/connections/data-lock.ts'
import { DatabaseError, nullWithoutTable, whyUnusable } from '../db/database-error.ts'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { checkApprovals, checkDatabase, checkOwner } from './database-checks.ts'
import { type Locale, localeOf } from './database-locale.ts'
import type { Finding } from './finding.ts'
import {
  mailServerGiven,
  type MailServerInUse,
  mailServerInUse,
  noMailServer,
} from '../features/mail/server/mail-server-in-use.ts'
import type { Machine } from './machine.ts'
import { checkDisk, checkFolder, checkPort, checkSettings, checkSite } from './machine-checks.ts'
import { checkMailServer } from './mail-server-check.ts'

interface Examined {
  env: Env
  machine: Machine
  /** Opens the database without migrating; null if there is none. */
  openAsItIs: () => Promise<Database | null>
}

/** Result of all checks. While a server has the database open, `notLooked` is the reason and `locale` is null. */
interface Examination {
  findings: Finding[]
  notLooked: string | null
  /** Null: it may be set in a database that was not looked at. */
  mailServer: MailServerInUse | null
  locale: Locale | null
}

export async function examine({ env, machine, openAsItIs }: Examined): Promise<Examination> {
  const database = await lookInto(openAsItIs, env, machine)
  const groups = await Promise.all([
    checkFolder(env),
    checkDisk(env, machine),
    checkPort(env),
    database.mailServer ? checkMailServer(database.mailServer) : [],
  ])
  const atRest = [...checkSite(env, machine), ...checkSettings(env)]
  return { ...database, findings: [...database.findings, ...groups.flat(), ...atRest] }
}

async function lookInto(open: Examined['openAsItIs'], env: Env, machine: Machine): Promise<Examination> {
  let database: Database | null = null
  const given = mailServerGiven(env)
  const seen: Examination = { findings: [], notLooked: null, mailServer: given, locale: null }
  try {
    database = await open()
    if (!database) return { ...seen, mailServer: given ?? noMailServer }
    const findings = [
      ...(await checkDatabase(database, machine)),
      ...(await checkOwner(database)),
      ...(await checkApprovals(database)),
    ]
    const mailServer = await mailServerIn(database, env)
    return { ...seen, findings, mailServer, locale: await localeOf(database) }
  } catch (error) {
    if (error instanceof DataLockedError) return { ...seen, notLooked: error.message }
    const sentence = error instanceof DatabaseError ? error.message : whyUnusable(env, error)
    return { ...seen, findings: [{ check: 'database', sentence }] }
  } finally {
    await database?.close()
  }
}

/** Null before the database is migrated, of which another finding tells. */
const mailServerIn = ({ orm }: Database, env: Env) =>
  mailServerInUse(orm.em.fork(), env).catch(nullWithoutTable)
