import { profile } from '@northword/content/profile'
import type { AccountView } from '@northword/contract/account'
import { authMessages } from '@northword/contract/messages'
import { useId } from 'react'
import styles from './email-state.module.css'
import { ResendVerification } from './resend-verification.tsx'

const words = profile.verification

/** The address of the account, which nobody can change here, and whether it is verified. */
export function EmailState({ account: { email, emailVerified } }: { account: AccountView }) {
  const id = useId()
  return (
    <div className={styles.email}>
      <label htmlFor={id} className={styles.label}>
        {profile.details.fields.email}
      </label>
      <input
        id={id}
        type="email"
        value={email}
        readOnly
        autoComplete="off"
        aria-describedby={`${id}-fixed ${id}-state`}
        className={styles.input}
      />
      <p id={`${id}-fixed`} className={styles.note}>
        {authMessages.emailIsFixed}
      </p>
      <p id={`${id}-state`} className={styles.state} data-verified={emailVerified || undefined}>
        {emailVerified ? words.verified : words.unverified}
      </p>
      {!emailVerified && <ResendVerification email={email} />}
    </div>
  )
}
