import { dashboard } from '@northword/content/dashboard'
import { profile } from '@northword/content/profile'
import { ButtonLink } from '../../site/ui/button-link.tsx'
import styles from './quick-actions.module.css'

/** Where clients mostly go from here. */
export function QuickActions() {
  return (
    <>
      <p>{profile.actions.text}</p>
      <div className={styles.actions}>
        {[dashboard.toServices, dashboard.toContact].map(({ label, to }) => (
          <ButtonLink key={to} to={to} size="small">
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
