import { OrderPage, OrderShell } from './order-page.tsx'
import { PrivatePage } from '../../frame/private-page.tsx'
import type { PageProps } from '../../../site/navigation/page-route.ts'

export { loadOrder as load } from './load-order.ts'
export { readyOrder as ready } from './order-chunks.ts'

export default function DashboardOrderPage({ head: { heading }, params }: PageProps) {
  const number = params['number'] ?? ''
  return (
    <PrivatePage shell={<OrderShell heading={heading} />}>
      {() => <OrderPage key={number} heading={heading} number={number} />}
    </PrivatePage>
  )
}
