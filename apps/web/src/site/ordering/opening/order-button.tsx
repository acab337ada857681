import { findService } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './order-button.module.css'

/*
 * Plain links that OrderOutlet listens to, so that a page of services needs no script. Without scripts they lead to
 * the order page.
 */

const order = (sku: string) => ({
  href: orderOpening.to(sku),
  className: buttonClass({}, styles.button),
  'data-order': sku,
})

/** Opens the form in a dialog. */
export function OrderButton({ sku, children }: { sku: string; children: ReactNode }) {
  return <a {...order(sku)}>{children}</a>
}

/** Opens and closes the form below the link. */
export function CardOrderButton({ sku }: { sku: string }) {
  return (
    <>
      <a {...order(sku)} aria-label={orderOpening.accessible(findService(sku)?.name ?? sku)}>
        {orderOpening.label}
      </a>
      <div className={styles.region} data-order-region="" />
    </>
  )
}
