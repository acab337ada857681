import { desk } from '@northword/content/desk/desk-frame'
import type { StaffRole } from '@northword/contract/people/staff'
import { NavLink } from 'react-router-dom'
import styles from './navigation.module.css'

const { navigation } = desk

/** Null role: the member still has to set up a second factor. */
export function Navigation({ role }: { role: StaffRole | null }) {
  const items = [
    { to: '/', label: navigation.queue },
    { to: '/orders', label: navigation.orders },
    ...(role === 'owner' || role === 'agent'
      ? [
          { to: '/mail', label: navigation.mail },
          { to: '/bookkeeping', label: navigation.bookkeeping },
        ]
      : []),
    ...(role ? [{ to: '/site', label: navigation.site }] : []),
    ...(role === 'owner' ? [{ to: '/staff', label: navigation.staff }] : []),
    { to: '/account', label: navigation.account },
  ]
  return (
    <nav aria-label={desk.navigationLabel} className={styles.navigation}>
      <ul role="list" className={styles.list}>
        {items.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} className={styles.link ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
