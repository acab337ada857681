import type { SessionView } from '@northword/contract/people/auth'
import type { PageInput } from '@northword/contract/pages'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../../db/queries/keyset.ts'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { goodAt } from './session-life.ts'
import { Session } from '../../people/session.entity.ts'
import type { Client } from '../../people/actor.ts'

/** A page of a client's valid sessions: the current one first, then the others, latest sign-in first. */
export async function listSessions(
  em: Em,
  { user, session }: Pick<Client, 'user' | 'session'>,
  page: PageInput,
) {
  const ofOthers = { userId: user.id, epoch: user.sessionEpoch, id: { $ne: session.id } }
  const read = await em.find(
    Session,
    { $and: [ofOthers, goodAt(clock.now()), afterCursor(page)] },
    { orderBy: latestFirst, limit: rowsToRead(page) },
  )
  const { rows, next } = pageOf(read, page)
  const others = rows.map((one) => sessionView(one, false))
  return { sessions: page.cursor ? others : [sessionView(session, true), ...others], next }
}

const sessionView = ({ id, device, createdAt, lastSeenAt }: Session, isCurrent: boolean): SessionView => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent,
})
