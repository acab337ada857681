import { profile } from '@northword/content/profile'
import { callFailure } from '../../site/api/call-failure.ts'
import styles from './outcome.module.css'

interface OutcomeProps {
  /** What was done; empty where nothing was. */
  done: string | false
  /** What a procedure threw; null where it did not. */
  error: unknown
}

/** How an action ended, for as long as the page is on screen. */
export function Outcome({ done, error }: OutcomeProps) {
  return (
    <>
      <p role="status" className={done ? styles.done : undefined}>
        {done}
      </p>
      {error ? (
        <p role="alert" className={styles.failure}>
          {callFailure(error).message || profile.unreachable}
        </p>
      ) : null}
    </>
  )
}
