import { auth } from '@northword/content/auth'
import styles from './fields.module.css'

/** A rule under a password, ticked as soon as it is kept; the change is read out when there is time. */
export function PasswordHint({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={styles.rule} role="status" data-met={met || undefined}>
      {children}
      <span className={styles.spoken}>: {met ? auth.hints.met : auth.hints.notMet}</span>
    </span>
  )
}
