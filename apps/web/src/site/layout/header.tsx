import { company } from '@northword/content/studio/company'
import { chrome, headerNav, accountNav } from '@northword/content/site/navigation'
import { Link, NavLink } from 'react-router-dom'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import accountLinks from './account-links.module.css'

export function Header() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.wordmark} aria-label={chrome.homeLink}>
        <Wordmark />
      </Link>
      <nav aria-label={chrome.headerNavLabel} className={styles.nav}>
        <NavLinks />
        <AccountLinks />
      </nav>
      <MobileMenu>
        <NavLinks />
        <AccountLinks />
      </MobileMenu>
    </header>
  )
}

function Wordmark() {
  const { brand, logo } = company
  if (logo) return <Picture files={logo} alternative={brand} sizes="15rem" className={styles.logo} />
  return (
    <>
      {brand}
      <span className={styles.caret} aria-hidden="true" />
    </>
  )
}

function NavLinks() {
  return (
    <ul role="list" className={styles.links}>
      {headerNav.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={styles.link ?? ''}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** Both links are in the HTML; CSS shows one by the session mark, so that nothing moves after first paint. */
function AccountLinks() {
  const { login, dashboard } = accountNav
  return (
    <>
      <SiteLink to={login.to} className={buttonClass({ size: 'small' }, accountLinks.login)}>
        {login.label}
      </SiteLink>
      <SiteLink to={dashboard.to} className={buttonClass({ size: 'small' }, accountLinks.dashboard)}>
        {dashboard.label}
      </SiteLink>
    </>
  )
}
