import type { Database, Em } from '../../../db/orm.ts'
import { lines } from '../../../logs/log-lines.ts'
import type { Log } from '../../../logs/log.ts'
import { repeat } from '../../../chores/repeat.ts'

interface Deps {
  database: Database
  log: Log
}

export const correctEveryMinute = ({ database, log }: Deps) =>
  repeat({
    do: () => correctStartTimes(database.orm.em.fork()),
    everyMs: 60_000,
    failure: lines.startTimesNotCorrected,
    log,
  })

/** Starts mails written while the clock was ahead: waiting over a minute, or eight hours between tries. */
export async function correctStartTimes(em: Em): Promise<void> {
  await em.execute(
    `update pgboss.job set start_after = now()
      where name = 'mail' and state in ('created', 'retry')
        and start_after > now() + case state when 'created' then interval '1 minute' else interval '8 hours' end`,
  )
}
