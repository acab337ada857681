import { ordering } from '@northword/content/orders/ordering'
import { formatPrice } from '@northword/contract/money/format-price'
import { refusedOrders } from '@northword/content/orders/refused-orders'
import { clientFieldsBy } from '@northword/contract/orders/order-fields'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../toasts/toast.ts'
import { currentReader } from '../../session/session-store.ts'
import { agreeInOutbox, type KeptOrder, readOutbox, removeFromOutbox } from './outbox.ts'
import { countRefused, isReaders, subscribeToOutbox } from './outbox-watch.ts'
import styles from './refused-orders.module.css'

/** Refused orders of the reader, each until they remove it. */
export function RefusedOrders() {
  // Renders again when their number or the reader changes; entries never change.
  useSyncExternalStore(subscribeToOutbox, countRefused)
  useSyncExternalStore(subscribeToOutbox, currentReader)
  return (
    <section aria-label={refusedOrders.heading}>
      <ul role="list" className={styles.orders}>
        {readOutbox()
          .filter(isReaders)
          .map(
            (entry) =>
              entry.refusal !== null && (
                <RefusedOrder key={entry.storageKey} entry={entry} reason={entry.refusal} />
              ),
          )}
      </ul>
    </section>
  )
}

function RefusedOrder({ entry, reason }: { entry: KeptOrder; reason: string }) {
  const { newPrice } = entry
  const [text] = useState(() => orderText(entry))
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast({ description: refusedOrders.copied })
  }
  return (
    <li className={styles.order}>
      <p className={styles.reason} role="alert" tabIndex={-1}>
        {refusedOrders.because(entry.serviceName, reason)}
      </p>
      {/* Scrolls by keyboard too. */}
      <textarea className={styles.text} readOnly rows={6} value={text} aria-label={refusedOrders.text} />
      <div className={styles.buttons}>
        {/* The reason has both prices. */}
        {newPrice && (
          <Button size="small" tone="primary" onClick={leaving(() => agreeInOutbox(entry, newPrice))}>
            {refusedOrders.orderAt(formatPrice(newPrice.priceCents))}
          </Button>
        )}
        {/* The Clipboard API is missing on plain-http pages; the text above can be selected. */}
        {'clipboard' in navigator && (
          <Button size="small" onClick={() => void copy()}>
            {refusedOrders.copy}
          </Button>
        )}
        <Button size="small" onClick={leaving(() => removeFromOutbox(entry))}>
          {refusedOrders.remove}
        </Button>
      </div>
    </li>
  )
}

/** First focuses another order's reason, else the page: the act removes the order with the pressed button. */
const leaving =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const order = currentTarget.closest('li')
    const beside = order?.nextElementSibling ?? order?.previousElementSibling
    const place = beside?.querySelector<HTMLElement>('[role=alert]') ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
    act()
  }

function orderText({ order, serviceName }: KeptOrder): string {
  const labelled = clientFieldsBy((name) => `${ordering.fields[name].label}: ${order[name]}`)
  return [serviceName, ...Object.values(labelled), order.note].join('\n').trim()
}
