import { catalogue, type Service } from '@northword/content/studio/catalogue'
import { pricing } from '@northword/content/site/pricing'
import { services } from '@northword/content/site/services'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { PriceList } from './price-list.tsx'
import styles from './pricing.module.css'

export default function PricingPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={3}>
        <p className={styles.note}>{services.orderNote}</p>
      </PageHero>
      {pricing.groups.map(({ key, heading, intro }, at) => (
        <Section key={key} id={key} heading={heading} intro={intro}>
          <PriceList services={cheapestFirst(key)} />
          {at === pricing.groups.length - 1 && <AllServices />}
        </Section>
      ))}
      <Section heading={pricing.included.heading}>
        <ul role="list" className={styles.included}>
          {pricing.included.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {pricing.groups.length === 0 && <AllServices />}
      </Section>
      <Closing {...pricing.customQuote} />
    </>
  )
}

function AllServices() {
  return (
    <p className={styles.all}>
      <SiteLink to={pricing.allServices.to}>{pricing.allServices.label}</SiteLink>
    </p>
  )
}

function cheapestFirst(group: NonNullable<Service['pricingGroup']>): Service[] {
  return catalogue
    .filter(({ pricingGroup }) => pricingGroup === group)
    .sort((a, b) => a.priceCents - b.priceCents)
}
