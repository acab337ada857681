import { company } from '@northword/content/studio/company'
import { chrome, headerNav } from '@northword/content/site/navigation'
import { Link, NavLink } from 'react-router-dom'
import { AccountLinks } from './account-links.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

export function Header() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.wordmark} aria-label={chrome.homeLink}>
        {company.brand}
        <span className={styles.caret} aria-hidden="true" />
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
