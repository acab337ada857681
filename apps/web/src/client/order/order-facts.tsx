import { findService } from '@northword/content/catalogue'
import { dashboard } from '@northword/content/dashboard'
import type { OrderView } from '@northword/contract/orders'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../site/ui/date-format.ts'
import { Price } from '../../site/ui/price.tsx'
import { Facts } from './facts.tsx'

const { what, contact, turnaroundAsAgreed } = dashboard.order

/** What was ordered, and for how much. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { sku, name, priceCents, createdAt } = order
  const service = findService(sku)
  return (
    <Facts
      heading={what.heading}
      facts={[
        {
          name: what.service,
          value: <Link to={service ? `/services#${sku}` : '/services'}>{name}</Link>,
        },
        { name: what.sku, value: sku },
        { name: what.price, value: <Price cents={priceCents} /> },
        { name: what.turnaround, value: service?.turnaround.label ?? turnaroundAsAgreed },
        { name: what.placed, value: <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
      ]}
    />
  )
}

/** How the studio reaches the client about an order. */
export function ContactFacts({ order: { fullName, email, phone } }: { order: OrderView }) {
  return (
    <Facts
      heading={contact.heading}
      facts={[
        { name: contact.name, value: fullName },
        { name: contact.email, value: email },
        { name: contact.phone, value: phone },
      ]}
    />
  )
}
