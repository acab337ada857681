import { catalogue, findService, type Service } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import { orderPage } from '@northword/content/orders/order-page'
import { ordering } from '@northword/content/orders/ordering'
import type { PageHead } from '@northword/content/site/pages'
import { formatPrice } from '@northword/contract/money/format-price'
import type { Params } from 'react-router-dom'
import type { PageProps } from '../../navigation/page-route.ts'
import { PageOrderForm } from '../../ordering/form/page-order-form.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { About } from './about.tsx'
import styles from './order.module.css'

/** The pattern itself is the page for unknown SKUs. */
export const addresses = [...catalogue.map(({ sku }) => orderOpening.to(sku)), '/order/:sku']

export function headOf({ sku }: Params): PageHead | undefined {
  const service = findService(sku ?? '')
  return (
    service && {
      title: orderPage.title(service.name),
      heading: ordering.dialog.title(service.name),
      intro: service.description,
      description: orderPage.description(service.description, formatPrice(service.priceCents)),
    }
  )
}

export default function OrderPage({ head, params }: PageProps) {
  const service = findService(params['sku'] ?? '')
  if (service) return <OrderOf key={service.sku} service={service} head={head} />
  return (
    <PageHero heading={head.heading} lead={head.intro}>
      <p className={styles.way}>
        <ButtonLink to={orderPage.allServices.to} tone="primary">
          {orderPage.allServices.label}
        </ButtonLink>
      </p>
    </PageHero>
  )
}

function OrderOf({ service, head }: { service: Service; head: PageHead }) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{head.heading}</h1>
        <p className={styles.lead}>{head.intro}</p>
      </header>
      <div className={styles.form}>
        <PageOrderForm service={service} />
      </div>
      <About service={service} />
    </div>
  )
}
