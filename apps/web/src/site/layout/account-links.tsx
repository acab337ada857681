import { accountNav } from '@northword/content/navigation'
import { buttonClass } from '../ui/button-class.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './account-links.module.css'

/**
 * Login and Dashboard stand both in the page; the style sheet shows the one that fits what the loader
 * knows of the session, so that nothing changes places after the first paint.
 */
export function AccountLinks() {
  const { login, dashboard } = accountNav
  return (
    <>
      <SiteLink to={login.to} className={buttonClass({ size: 'small' }, styles.login)}>
        {login.label}
      </SiteLink>
      <SiteLink to={dashboard.to} className={buttonClass({ size: 'small' }, styles.dashboard)}>
        {dashboard.label}
      </SiteLink>
    </>
  )
}
