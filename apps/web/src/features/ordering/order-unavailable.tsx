import { ordering } from '@northword/content/ordering'
import styles from './order-unavailable.module.css'

/** Stands under an order button whose form could not be fetched, and is read out. */
export function OrderUnavailable() {
  return (
    <p role="alert" className={styles.unavailable}>
      {ordering.open.unavailable}
    </p>
  )
}
