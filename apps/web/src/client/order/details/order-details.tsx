import { Grid, Stack } from '@mantine/core'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { OrderBrief } from './order-brief.tsx'
import { ContactFacts, OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'

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
