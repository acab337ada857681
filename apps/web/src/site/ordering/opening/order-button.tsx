import { findService } from '@northword/content/catalogue'
import { orderOpening } from '@northword/content/order-opening'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './order-button.module.css'

/*
 * The links to the order forms, which look like buttons. They are plain HTML, and OrderOutlet listens to all of
 * them, so that a page of services needs no script of its own. Without scripts they lead to the page of the form.
 */

const order = (sku: string) => ({
  href: orderOpening.to(sku),
  className: buttonClass({}, styles.button),
  'data-order': sku,
})

/** Opens the form of one service in a dialog. */
export function OrderButton({ sku, children }: { sku: string; children: ReactNode }) {
  return <a {...order(sku)}>{children}</a>
}

/** Opens the form of one service under itself, and closes it again. */
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
