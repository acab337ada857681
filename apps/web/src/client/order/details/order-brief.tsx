import { Text } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { isBriefAsked } from '@northword/contract/orders/order-status'
import type { OrderView } from '@northword/contract/orders/orders'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { OrderPart } from '../address/order-part.tsx'

const { heading, none, asked } = dashboard.order.brief

/** A missing brief is asked for only while there is work ahead. */
export function OrderBrief({ order: { note, status } }: { order: OrderView }) {
  return (
    <OrderPart heading={heading}>
      {note ? <BriefText brief={note} /> : <Text c="dimmed">{isBriefAsked(status) ? asked : none}</Text>}
    </OrderPart>
  )
}
