import type { SessionView } from '@northword/contract/auth'
import type { Em } from '../../db/orm.ts'
import { isAlive } from './session-life.ts'
import { Session } from './session.entity.ts'
import type { SignedIn } from './signed-in.ts'

/** The sessions of a user that are still good, the latest used first. */
export async function listSessions(em: Em, { user, session }: SignedIn): Promise<SessionView[]> {
  const sessions = await em.find(
    Session,
    { userId: user.id, epoch: user.sessionEpoch },
    { orderBy: { lastSeenAt: 'desc' } },
  )
  return sessions
    .filter((one) => isAlive(one, new Date()))
    .map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === session.id,
    }))
}
