import { orderOpening } from '@northword/content/order-opening'
import styles from './order-unavailable.module.css'

/** Stands under an order button whose form could not be fetched, and is read out. */
export function OrderUnavailable() {
  return (
    <p role="alert" className={styles.unavailable}>
      {orderOpening.unavailable}
    </p>
  )
}
