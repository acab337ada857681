import { until } from '@northword/rig/until'
import type { Em } from '../../db/orm.ts'

/** Resolves once another connection waits for a lock of this transaction. On Postgres: PGlite has one connection. */
export const untilHeldUp = (em: Em) =>
  until('another connection waits for a lock of this one', async () => {
    // A view of activity would be as old as this transaction.
    const [waiting] = await em.execute(
      'select 1 from pg_locks l where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))',
    )
    return waiting
  })
