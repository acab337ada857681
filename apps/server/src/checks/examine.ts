import { DataLockedError } from '../db/data-lock.ts'
import { DatabaseError, whyUnusable } from '../db/database-error.ts'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { checkApprovals } from './approval-check.ts'
import { checkDatabase, checkOwner } from './database-checks.ts'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'
import { checkDisk, checkFolder, checkSite } from './machine-checks.ts'
import { checkMailServer } from './mail-server-check.ts'
import { checkPort } from './port-check.ts'
import { checkSettings } from './settings-checks.ts'

interface Examined {
  env: Env
  machine: Machine
  /** Opens the database as it is; null where there is none yet. */
  openAsItIs: () => Promise<Database | null>
}

/** What is wrong, and why the database was not looked at, where a server has it open. */
interface Examination {
  findings: Finding[]
  notLooked: string | null
}

/** Checks a server that may or may not run, from outside. */
export async function examine({ env, machine, openAsItIs }: Examined): Promise<Examination> {
  const database = await lookInto(openAsItIs, env, machine)
  const groups = await Promise.all([
    checkFolder(env),
    checkDisk(env, machine),
    checkPort(env),
    checkMailServer(env),
  ])
  const atRest = [...checkSite(env, machine), ...checkSettings(env)]
  return { findings: [...database.findings, ...groups.flat(), ...atRest], notLooked: database.notLooked }
}

async function lookInto(open: Examined['openAsItIs'], env: Env, machine: Machine): Promise<Examination> {
  let database: Database | null = null
  try {
    database = await open()
    if (!database) return { findings: [], notLooked: null }
    const findings = [
      ...(await checkDatabase(database, machine)),
      ...(await checkOwner(database)),
      ...(await checkApprovals(database)),
    ]
    return { findings, notLooked: null }
  } catch (error) {
    if (error instanceof DataLockedError) return { findings: [], notLooked: error.message }
    const sentence = error instanceof DatabaseError ? error.message : whyUnusable(env, error)
    return { findings: [{ check: 'database', sentence }], notLooked: null }
  } finally {
    await database?.close()
  }
}
