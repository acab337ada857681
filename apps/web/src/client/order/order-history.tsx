import { dashboard } from '@northword/content/dashboard'
import type { OrderEventView } from '@northword/contract/orders'
import { useId } from 'react'
import { formatMoment } from '../../site/ui/date-format.ts'
import styles from './order-history.module.css'

const words = dashboard.order.history

/** Everything that has happened to an order, the latest last: who, what and when. */
export function OrderHistory({ events }: { events: readonly OrderEventView[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      <ol role="list" className={styles.events}>
        {events.map((event) => (
          <li key={event.at + event.to}>
            <p>{words.told(event.actor, event.from, event.to)}</p>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
