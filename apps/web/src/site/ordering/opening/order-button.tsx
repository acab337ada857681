import { findService } from '@northword/content/catalogue'
import { orderOpening } from '@northword/content/order-opening'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './order-button.module.css'

const { before, email, after } = orderOpening.noScript

/*
 * The buttons that open an order form. They are plain HTML, and OrderOutlet listens to all of them, so that a
 * page of services needs no script of its own. Without scripts they would do nothing, and are hidden.
 */

/** Opens the form of one service in a dialog. */
export function OrderButton({ sku, children }: { sku: string; children: ReactNode }) {
  return (
    <Button className={styles.button} data-order={sku} aria-haspopup="dialog">
      {children}
    </Button>
  )
}

/** Opens the form of one service under itself, and closes it again. */
export function CardOrderButton({ sku }: { sku: string }) {
  return (
    <>
      <Button
        className={styles.button}
        data-order={sku}
        aria-label={orderOpening.accessible(findService(sku)?.name ?? sku)}
        aria-expanded={false}
      >
        {orderOpening.label}
      </Button>
      <div className={styles.region} />
    </>
  )
}

/** How to order by email, shown only where the browser runs no scripts. */
export function OrderNoScript() {
  return (
    <noscript>
      <p className={styles.note}>
        {before} <a href={`mailto:${email}`}>{email}</a> {after}
      </p>
    </noscript>
  )
}
