import { DataList } from '@mantine/core'
import { findService } from '@northword/content/catalogue'
import { dashboard } from '@northword/content/dashboard'
import type { OrderView } from '@northword/contract/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../site/ui/date-format.ts'
import { Price } from '../../site/ui/price.tsx'
import { OrderPart } from './order-part.tsx'

const { what, contact, turnaroundAsAgreed } = dashboard.order

/** The service that was ordered, and its price. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { sku, name, priceCents, createdAt } = order
  const service = findService(sku)
  return (
    <Facts
      heading={what.heading}
      facts={[
        [what.service, <Link to={service ? `/services#${sku}` : '/services'}>{name}</Link>],
        [what.sku, sku],
        [what.price, <Price cents={priceCents} />],
        [what.turnaround, service?.turnaround.label ?? turnaroundAsAgreed],
        [what.placed, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>],
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
        [contact.name, fullName],
        [contact.email, email],
        [contact.phone, phone],
      ]}
    />
  )
}

function Facts({ heading, facts }: { heading: string; facts: [name: string, value: ReactNode][] }) {
  return (
    <OrderPart heading={heading}>
      <DataList>
        {facts.map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </OrderPart>
  )
}
