import { Stack } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { Suspense } from 'react'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { CancelOrder } from '../next/cancel-order.tsx'
import { OrderDetails } from './order-chunks.ts'
import { NextStep } from '../next/next-step.tsx'
import { OrderMoney } from '../money/order-money.tsx'
import { OrderTexts } from '../pieces/order-texts.tsx'

/** `readAt` as in {@link NextStep}. */
export const Order = ({ order, readAt }: { order: OrderDetail; readAt: number }) => (
  <Stack gap="xl" pb="var(--rhythm)">
    <Stack align="start">
      <NextStep order={order} readAt={readAt} />
      <CancelOrder order={order} />
    </Stack>
    <OrderTexts order={order} />
    <OrderMoney order={order} />
    <Suspense fallback={<LoadingLines label={dashboard.order.loading} />}>
      <OrderDetails order={order} />
    </Suspense>
  </Stack>
)
