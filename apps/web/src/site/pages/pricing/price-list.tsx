import type { Service } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import { OrderButton } from '../../ordering/opening/order-button.tsx'
import { Price } from '../../ui/price.tsx'
import { factsInBrief } from '../../ui/service-facts.ts'
import styles from './price-list.module.css'

/** Printed price list: name, leader and price, with the facts below. */
export function PriceList({ services }: { services: readonly Service[] }) {
  return (
    <ul role="list">
      {services.map((service) => (
        <li key={service.sku} className={styles.row} data-fade-in>
          <h3 className={styles.name}>{service.name}</h3>
          <span className={styles.leader} aria-hidden="true" />
          <p className={styles.price}>
            <Price cents={service.priceCents} />
          </p>
          <div className={styles.about}>
            <p>{service.description}</p>
            <ul role="list" className={styles.facts}>
              {factsInBrief(service).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <div className={styles.order}>
            <OrderButton sku={service.sku}>
              {orderOpening.label} <span className={styles.unseen}>{service.name}</span>
            </OrderButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
