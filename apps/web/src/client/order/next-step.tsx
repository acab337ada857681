import { dashboard } from '@northword/content/dashboard'
import type { OrderDetail } from '@northword/contract/orders'
import { useId } from 'react'
import { nextFacts } from './next-facts.ts'
import styles from './next-step.module.css'

const words = dashboard.order

interface NextStepProps {
  order: OrderDetail
  /** When the order was read, in milliseconds since 1970. */
  readAt: number
}

/** What happens next with an order, and by when. */
export function NextStep({ order, readAt }: NextStepProps) {
  const headingId = useId()
  const { facts, overdue } = nextFacts(order, readAt)
  return (
    <section className={styles.next} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.nextHeading}
      </h2>
      <p className={styles.text}>{words.next[order.status](facts)}</p>
      {overdue && <p className={styles.overdue}>{words.overdue(order.status)}</p>}
    </section>
  )
}
