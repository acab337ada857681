import type { OrderDetail } from '@northword/contract/orders'
import { CancelOrder } from './cancel-order.tsx'
import { NextStep } from './next-step.tsx'
import { OrderBrief } from './order-brief.tsx'
import { ContactFacts, OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import styles from './order.module.css'

/** Everything that a client may know about an order, and do about it. `readAt` as in {@link NextStep}. */
export function Order({ order, readAt }: { order: OrderDetail; readAt: number }) {
  return (
    <div className={styles.order}>
      <div className={styles.first}>
        <NextStep order={order} readAt={readAt} />
        <CancelOrder order={order} />
      </div>
      <div className={styles.column}>
        <OrderFacts order={order} />
        <OrderBrief order={order} />
      </div>
      <div className={styles.column}>
        <ContactFacts order={order} />
        <OrderHistory events={order.events} />
      </div>
    </div>
  )
}
