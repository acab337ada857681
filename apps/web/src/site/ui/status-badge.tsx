import { badgeColor } from '@northword/contract/order-status'
import styles from './status-badge.module.css'

/** A state in words, on the color that the contract gives it. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={styles.badge} data-color={badgeColor(status)}>
      {status}
    </span>
  )
}
