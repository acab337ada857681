import { findService } from '@northword/content/studio/catalogue'
import { services } from '@northword/content/site/services'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './services.module.css'

export default function ServicesPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={3}>
        <div className={styles.notes}>
          <p>{services.orderNote}</p>
          <p>{services.turnaroundNote}</p>
        </div>
        <ul role="list" className={styles.index}>
          {services.sections.map(({ id, heading, skus }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a> <span>{skus.length}</span>
            </li>
          ))}
        </ul>
      </PageHero>
      {services.sections.map(({ id, heading, skus }) => (
        <Section key={id} id={id} heading={heading}>
          <ul role="list" className={styles.cards}>
            {skus
              .map(findService)
              .map((service) => service && <ServiceCard key={service.sku} service={service} />)}
          </ul>
        </Section>
      ))}
      <Closing {...services.customQuote} />
    </>
  )
}
