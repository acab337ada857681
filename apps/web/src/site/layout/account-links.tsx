import { accountNav } from '@northword/content/site/navigation'
import { buttonClass } from '../ui/button-class.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './account-links.module.css'

/** Both links are in the HTML; CSS shows one by the session mark, so that nothing moves after first paint. */
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
