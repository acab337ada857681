import type { Service } from '@northword/content/studio/catalogue'
import { orderPage } from '@northword/content/orders/order-page'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './order.module.css'

const { included, next, allServices } = orderPage

/** Features of a service, and the steps after an order. */
export function About({ service }: { service: Service }) {
  return (
    <div className={styles.about}>
      <h2>{included}</h2>
      <ul className={styles.features}>
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <h2>{next.heading}</h2>
      <ol className={styles.steps}>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.all}>
        <SiteLink to={allServices.to}>{allServices.label}</SiteLink>
      </p>
    </div>
  )
}
