import type { Deps } from '../doors/context.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { repeat } from '../chores/repeat.ts'
import { checkDatabase } from './database-checks.ts'
import { mailServerInUse } from '../features/mail/server/mail-server-in-use.ts'
import { type Machine, thisMachine } from './machine.ts'
import { checkDisk, checkSettings } from './machine-checks.ts'
import { checkMailServer } from './mail-server-check.ts'

interface Watched extends Pick<Deps, 'env' | 'database' | 'warnings'> {
  machine?: Machine
  log: Log
}

/**
 * Runs the checks of `northword doctor` that suit a running server, now and every quarter of an hour.
 * @returns a function that stops it and waits for database queries, but not for a slow mail server
 */
export function watchChecks({
  env,
  database,
  warnings,
  machine = thisMachine,
  log,
}: Watched): () => Promise<void> {
  const stopped = Promise.withResolvers<[]>()
  const stop = repeat({
    async do() {
      const found = [
        ...checkSettings(env),
        ...(await checkDisk(env, machine)),
        ...(await checkDatabase(database, machine)),
      ]
      // Awaited at once, as no query may fail without a handler.
      const mailServer = await mailServerInUse(database.orm.em.fork(), env)
      const ofMail = await Promise.race([checkMailServer(mailServer), stopped.promise])
      warnings.replace('checks', [...found, ...ofMail])
    },
    everyMs: 900_000,
    failure: lines.checksFailed,
    log,
  })
  return async () => {
    stopped.resolve([])
    await stop()
  }
}
