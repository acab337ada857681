import { orderOpening } from '@northword/content/order-opening'
import styles from './order-no-script.module.css'

const { before, email, after } = orderOpening.noScript

/** The way to order for somebody whose browser runs no scripts; nobody else sees it. */
export function OrderNoScript() {
  return (
    <noscript>
      <p className={styles.note}>
        {before} <a href={`mailto:${email}`}>{email}</a> {after}
      </p>
    </noscript>
  )
}
