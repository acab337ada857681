import { findService } from '@northword/content/studio/catalogue'
import { home, homeWords } from '@northword/content/site/home'
import { orderOpening } from '@northword/content/orders/order-opening'
import { formatPrice } from '@northword/contract/money/format-price'
import { OrderButton } from '../../ordering/opening/order-button.tsx'
import { factsInBrief } from '../../ui/service-facts.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './featured.module.css'

const { featured } = home

/** Three services with their exact price and the round figure that it stays below, and the way to all. */
export function Featured() {
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <div className={styles.head}>
        <h2 id="featured" className={styles.heading}>
          {featured.heading}
        </h2>
        <p className={styles.intro}>{featured.intro}</p>
      </div>
      <ul role="list" className={styles.cards}>
        {featured.cards.map((card) => (
          <FeaturedCard key={card.sku} {...card} />
        ))}
      </ul>
      <p className={styles.all}>
        <SiteLink to={featured.allServices.to}>{featured.allServices.label}</SiteLink>
      </p>
    </section>
  )
}

function FeaturedCard({ sku, displayPrice, pitch }: (typeof featured.cards)[number]) {
  const service = findService(sku)
  if (!service) return null
  const isUnder = service.priceCents < displayPrice * 100
  return (
    <li className={styles.card} data-fade-in>
      <p className={styles.badge}>{service.homeBadge && <span>{service.homeBadge}</span>}</p>
      <h3 className={styles.name}>{service.name}</h3>
      <p className={styles.pitch}>{pitch}</p>
      <p className={styles.price}>
        <span className={styles.exact}>{formatPrice(service.priceCents)}</span>
        {isUnder && (
          <span className={styles.display}>
            {homeWords.underDisplayPrice(formatPrice(displayPrice * 100))}
          </span>
        )}
      </p>
      <ul role="list" className={styles.facts}>
        {factsInBrief(service).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <OrderButton sku={sku}>{orderOpening.accessible(service.name)}</OrderButton>
    </li>
  )
}
