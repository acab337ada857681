import type { Service } from '@northword/content/studio/catalogue'
import { services } from '@northword/content/site/services'
import { wholeNumber } from '@northword/contract/money/whole-number'
import { CardOrderButton } from '../../ordering/opening/order-button.tsx'
import { Price } from '../../ui/price.tsx'
import { furtherFeatures } from '../../ui/service-facts.ts'
import styles from './service-card.module.css'

const words = services.card

export function ServiceCard({ service }: { service: Service }) {
  return (
    <li id={service.sku} className={styles.card}>
      <div className={styles.head}>
        {service.popular && <p className={styles.popular}>{words.popular}</p>}
        <h3 className={styles.name}>{service.name}</h3>
        <p className={styles.price}>
          <Price cents={service.priceCents} />
        </p>
      </div>
      <p className={styles.description}>{service.description}</p>
      <Facts service={service} />
      <ul className={styles.features} aria-label={words.included}>
        {furtherFeatures(service).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.order}>
        <CardOrderButton sku={service.sku} />
      </div>
    </li>
  )
}

function Facts({ service }: { service: Service }) {
  return (
    <dl className={styles.facts}>
      {service.words !== null && (
        <div>
          <dt>{words.words}</dt>
          <dd>{wholeNumber(service.words)}</dd>
        </div>
      )}
      <div>
        <dt>{words.revisions}</dt>
        <dd>{service.revisionRounds}</dd>
      </div>
      <div>
        <dt>{words.turnaround}</dt>
        <dd>{service.turnaround.label}</dd>
      </div>
    </dl>
  )
}
