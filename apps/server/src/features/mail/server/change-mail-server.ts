import type { Em } from '../../../db/orm.ts'
import type { MemberContext } from '../../../doors/context.ts'
import { clock } from '../../../time/clock.ts'
import { keepRole } from '../../people/lock-member.ts'
import { MailServer } from './mail-server.entity.ts'
import { latestMailServer } from './mail-server-in-use.ts'

type Changing = Pick<MemberContext, 'em' | 'actor'>

type Latest = Pick<MailServer, 'id' | 'host' | 'port' | 'security' | 'user' | 'password' | 'isRemoved'>

/** Advisory lock, used for nothing else. */
const lockId = 20_261_207

/**
 * Stores what follows the latest mail server, one change at a time. Forgets the passwords of earlier ones, and tries
 * mails between two tries again at once.
 * @throws {DomainError} `signedOut`
 */
export async function changeMailServer(
  { em, actor }: Changing,
  next: (tx: Em, before: MailServer | null) => Promise<Latest>,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${lockId})`)
    await keepRole(tx, actor)
    const before = await latestMailServer(tx)
    const latest = await next(tx, before)
    const number = (before?.number ?? 0) + 1
    await tx.nativeUpdate(MailServer, { password: { $ne: null } }, { password: null })
    await tx.insert(MailServer, { ...latest, number, at: clock.now(), by: actor.member.name })
    await retrySoon(tx)
  })
}

/** Lets mails that wait for their next try leave at once. */
const retrySoon = (tx: Em) =>
  tx.execute(
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`,
  )
