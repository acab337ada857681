import { DataList } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { calendarDay } from '@northword/content/studio/format-time'
import { clientFields, clientLabels } from '@northword/content/orders/client-labels'
import { soldFacts } from '@northword/content/orders/sold-facts'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { ClientField } from '@northword/contract/orders/order-fields'
import { Fact, FactsOfLines } from '../../../components/fact.tsx'
import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Price } from '../../../site/ui/price.tsx'
import { PageBoundary } from '../../frame/page-boundary.tsx'
import { Part } from '../../frame/part.tsx'

const ChangeAddress = lazy(() => import('./change-address.tsx'))

const { facts, client } = deskCase

/** The service as it was promised on the day of the order. */
export function SoldFacts({ found: { order, sold, quotedPriceCents, reference } }: { found: DeskCase }) {
  return (
    <Part heading={facts.heading}>
      <DataList>
        <Fact name={facts.service}>
          {order.name} (<Link to={`/orders?sku=${order.sku}`}>{order.sku}</Link>)
        </Fact>
        {order.priceCents !== null && (
          <Fact name={facts.price}>
            <Price cents={order.priceCents} />
          </Fact>
        )}
        {quotedPriceCents !== null && (
          <Fact name={facts.quoted}>
            <Price cents={quotedPriceCents} />
          </Fact>
        )}
        {sold && <FactsOfLines facts={soldFacts(sold)} />}
        {sold && <Fact name={facts.turnaround}>{sold.turnaround.label}</Fact>}
        <Fact name={facts.placed}>
          <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        </Fact>
        {sold?.termsOf && <Fact name={facts.terms}>{calendarDay(sold.termsOf)}</Fact>}
        {reference && <Fact name={facts.reference}>{reference}</Fact>}
      </DataList>
    </Part>
  )
}

/** The client and their contacts. Writers see the name only. */
export const ClientFacts = ({ found, found: { order } }: { found: DeskCase }) => (
  <Part heading={client.heading}>
    <DataList>
      {clientFields.map((field) => {
        const shown = shownAs(field, order)
        return (
          shown && (
            <Fact key={field} name={clientLabels[field]}>
              {shown}
            </Fact>
          )
        )
      })}
    </DataList>
    {order.email !== null && order.fullName !== '' && (
      <PageBoundary fallback={null}>
        <ChangeAddress found={found} />
      </PageBoundary>
    )}
  </Part>
)

function shownAs(field: ClientField, order: DeskCase['order']): ReactNode {
  const value = order[field]
  if (field === 'fullName') return `${value} (${order.guest ? client.guest : client.account})`
  if (field === 'email' && value === '') return <strong>{client.noEmail}</strong>
  if (field === 'email' && value) return <a href={`mailto:${value}`}>{value}</a>
  if (field === 'phone' && value) return <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a>
  return value
}
