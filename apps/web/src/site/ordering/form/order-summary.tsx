import type { Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { Price } from '../../ui/price.tsx'
import styles from './order-form.module.css'

/** What is being ordered, for how much and by when, in one line. */
export function OrderSummary({ service }: { service: Service }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{ordering.summary.price}</dt>
        <dd>
          <Price cents={service.priceCents} />
        </dd>
      </div>
      <div>
        <dt>{ordering.summary.turnaround}</dt>
        <dd>{service.turnaround.label}</dd>
      </div>
    </dl>
  )
}
