import { dashboard } from '@northword/content/dashboard'
import { isBriefAsked } from '@northword/contract/order-status'
import type { OrderView } from '@northword/contract/orders'
import { useId } from 'react'
import styles from './order-brief.module.css'

const { heading, none, asked } = dashboard.order.brief

/** The brief as the client wrote it; one that is missing is asked for only while there is work ahead. */
export function OrderBrief({ order: { note, status } }: { order: OrderView }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {note ? (
        <p className={styles.brief}>{note}</p>
      ) : (
        <p className={styles.none}>{isBriefAsked(status) ? asked : none}</p>
      )}
    </section>
  )
}
