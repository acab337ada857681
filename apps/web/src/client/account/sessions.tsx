import { profile } from '@northword/content/profile'
import { SkeletonLines } from '../../site/ui/skeleton-lines.tsx'
import { Loaded } from '../../site/api/loaded.tsx'
import { paged, rowsOf } from '../../site/api/paged.ts'
import { ShowMore } from '../../site/api/show-more.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { Outcome } from './outcome.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import styles from './sessions.module.css'
import { useEndSession } from './use-end-session.ts'

const words = profile.sessions

/** Every browser that is signed in to the account, each with its way out. */
export function Sessions() {
  const pages = trpc.auth.listSessions.useInfiniteQuery({}, paged)
  const query = rowsOf(pages, ({ sessions }) => sessions)
  const { end, ending, ended, error } = useEndSession()
  return (
    <>
      <Loaded query={query} skeleton={<SkeletonLines label={words.loading} lines={2} isPage={false} />}>
        {(sessions) => (
          <ShowMore pages={pages} count={sessions.length}>
            <ul role="list" className={styles.sessions}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} pending={ending === session.id} onEnd={end} />
              ))}
            </ul>
          </ShowMore>
        )}
      </Loaded>
      <Outcome done={ended !== '' && words.signedOut(ended)} error={error} />
      <SignOutEverywhere />
    </>
  )
}
