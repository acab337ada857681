import { auth } from '@northword/content/auth'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './auth-form.module.css'

const { taken } = auth.signUp

/** What somebody can do whose address has an account already. */
export function EmailTaken({ signIn }: { signIn: string }) {
  return (
    <p className={styles.ways}>
      <SiteLink to={signIn}>{taken.signIn}</SiteLink>
      <SiteLink to="/forgot-password">{taken.forgot}</SiteLink>
    </p>
  )
}
