import { profile } from '@northword/content/profile'
import type { SessionView } from '@northword/contract/auth'
import { Button } from '../../site/ui/button.tsx'
import { formatMoment } from '../../site/ui/date-format.ts'
import { StatusBadge } from '../../site/ui/status-badge.tsx'
import { useSignOut } from '../frame/sign-out.ts'
import styles from './sessions.module.css'

const words = profile.sessions

interface SessionRowProps {
  session: SessionView
  pending: boolean
  onEnd: (session: SessionView) => Promise<void>
}

/** A signed-in browser. Ending this one is to sign out. */
export function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { signOut, signingOut } = useSignOut()
  const { device, createdAt, isCurrent } = session
  const lastSeen = formatMoment(session.lastSeenAt)
  return (
    <li className={styles.session} data-row>
      <div>
        <p className={styles.device}>
          {device} {isCurrent && <StatusBadge status={words.current} />}
        </p>
        <p className={styles.times}>{words.since(formatMoment(createdAt))}</p>
        <p className={styles.times}>{words.lastSeen(lastSeen)}</p>
      </div>
      <Button
        size="small"
        disabled={pending || signingOut}
        aria-label={words.signOutAccessible(device, lastSeen)}
        // What went wrong is said under the list.
        onClick={() => (isCurrent ? signOut() : void onEnd(session).catch(() => {}))}
      >
        {words.signOut}
      </Button>
    </li>
  )
}
