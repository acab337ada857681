import { OrderPage, OrderShell } from '../../features/dashboard/order-page.tsx'
import { PrivatePage } from '../../features/dashboard/private-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function DashboardOrderPage({ copy: { heading }, params }: PageProps) {
  const number = params['number'] ?? ''
  return (
    <PrivatePage shell={<OrderShell heading={heading} />}>
      {() => <OrderPage key={number} heading={heading} number={number} />}
    </PrivatePage>
  )
}
