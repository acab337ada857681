import { dashboard } from '@northword/content/dashboard'
import { useId } from 'react'
import styles from './order-brief.module.css'

const { heading, none } = dashboard.order.brief

/** The brief as the client wrote it. */
export function OrderBrief({ note }: { note: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {note ? <p className={styles.brief}>{note}</p> : <p className={styles.none}>{none}</p>}
    </section>
  )
}
