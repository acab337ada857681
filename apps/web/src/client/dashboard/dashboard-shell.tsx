import { dashboard } from '@northword/content/dashboard'
import { buttonClass } from '../../site/ui/button-class.ts'
import { CounterList } from './counters.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import styles from './dashboard-shell.module.css'
import { SkeletonLines } from '../../site/ui/skeleton-lines.tsx'

/** The dashboard before anybody is known: the same places, nothing in them. */
export function DashboardShell({ heading }: { heading: string }) {
  return (
    <>
      <PrivateHead heading={heading}>
        {/* As high as the button. */}
        <span className={buttonClass({ size: 'small' }, styles.button)}>{dashboard.signOut}</span>
      </PrivateHead>
      <CounterList />
      <div className={styles.tabs} aria-hidden="true" />
      <SkeletonLines label={dashboard.loading} />
    </>
  )
}
