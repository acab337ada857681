import type { WayOut } from '@northword/content/site/not-found'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './ways-out.module.css'

/** Links to all pages, with a line about each. */
export function WaysOut({ links }: { links: readonly WayOut[] }) {
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ label, to, text }) => (
        <li key={to} className={styles.item}>
          <SiteLink to={to} className={styles.link}>
            {label}
          </SiteLink>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
