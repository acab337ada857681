import type { Em } from '../../../db/orm.ts'

/** Tries mails again now that wait for their next try, as after another mail server was set. */
export async function retrySoon(em: Em): Promise<void> {
  await em.execute(
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`,
  )
}
