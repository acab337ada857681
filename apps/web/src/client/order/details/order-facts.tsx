import { DataList } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { clientFacts } from '@northword/content/orders/client-labels'
import { soldFacts } from '@northword/content/orders/sold-facts'
import { calendarDay } from '@northword/content/studio/format-time'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Price } from '../../../site/ui/price.tsx'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { Fact, FactsOfLines } from '../../../components/fact.tsx'
import { OrderPart } from '../address/order-part.tsx'

const { what, contact, turnaroundAsAgreed } = dashboard.order

/** The service as it was sold. Today's card may say something else. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { sku, name, priceCents, createdAt, sold } = order
  const timeZone = useTimeZone()
  return (
    <OrderPart heading={what.heading}>
      <DataList>
        <Fact name={what.service}>{name}</Fact>
        <Fact name={what.sku}>{sku}</Fact>
        <Fact name={what.price}>
          <Price cents={priceCents} />
        </Fact>
        {sold && <FactsOfLines facts={soldFacts(sold)} />}
        <Fact name={what.turnaround}>{sold?.turnaround.label ?? turnaroundAsAgreed}</Fact>
        <Fact name={what.placed}>
          <time dateTime={createdAt}>{formatMoment(createdAt, timeZone)}</time>
        </Fact>
        {sold?.termsOf && <Fact name={what.terms}>{what.orderedUnder(calendarDay(sold.termsOf))}</Fact>}
      </DataList>
    </OrderPart>
  )
}

export function ContactFacts({ order }: { order: OrderDetail }) {
  return (
    <OrderPart heading={contact.heading}>
      <DataList>
        {clientFacts(order).map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </DataList>
    </OrderPart>
  )
}
