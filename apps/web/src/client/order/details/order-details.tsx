import { Grid, Stack, Text } from '@mantine/core'
import type { OrderDetail, OrderView } from '@northword/contract/orders/orders'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { ContactFacts, OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { dashboard } from '@northword/content/orders/dashboard'
import { isBriefAsked } from '@northword/contract/orders/order-status'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { OrderPart } from '../address/order-part.tsx'

/** Conversation, facts and history. */
export function OrderDetails({ order }: { order: OrderDetail }) {
  const money = trpc.payments.ofOrder.useQuery({ number: order.number }, useFresh()).data
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="xl">
          <Conversation number={order.number} />
          <OrderFacts order={order} />
          <OrderBrief order={order} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="xl">
          <ContactFacts order={order} />
          <OrderHistory events={order.events} documents={money?.documents ?? []} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

const { heading, none, asked } = dashboard.order.brief

/** A missing brief is asked for only while there is work ahead. */
function OrderBrief({ order: { note, status } }: { order: OrderView }) {
  return (
    <OrderPart heading={heading}>
      {note ? <BriefText brief={note} /> : <Text c="dimmed">{isBriefAsked(status) ? asked : none}</Text>}
    </OrderPart>
  )
}
