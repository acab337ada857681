import { dashboard } from '@northword/content/dashboard'
import { useId } from 'react'
import { ResendVerification } from '../account/resend-verification.tsx'
import styles from './unverified-notice.module.css'

/** Tells that more orders may appear, whether or not there are any. */
export function UnverifiedNotice({ email }: { email: string }) {
  const headingId = useId()
  return (
    <section className={styles.notice} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {dashboard.unverified.heading}
        </h2>
        <p className={styles.text}>{dashboard.unverified.text(email)}</p>
      </div>
      <ResendVerification email={email} />
    </section>
  )
}
