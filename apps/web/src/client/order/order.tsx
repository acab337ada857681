import { Grid, Stack } from '@mantine/core'
import type { OrderDetail } from '@northword/contract/orders'
import { CancelOrder } from './cancel-order.tsx'
import { NextStep } from './next-step.tsx'
import { OrderBrief } from './order-brief.tsx'
import { ContactFacts, OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'

/** Everything that a client may know about an order, and do about it. `readAt` as in {@link NextStep}. */
export function Order({ order, readAt }: { order: OrderDetail; readAt: number }) {
  return (
    <Stack gap="xl" pb="var(--rhythm)">
      <Stack align="start">
        <NextStep order={order} readAt={readAt} />
        <CancelOrder order={order} />
      </Stack>
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="xl">
            <OrderFacts order={order} />
            <OrderBrief order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="xl">
            <ContactFacts order={order} />
            <OrderHistory events={order.events} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  )
}
