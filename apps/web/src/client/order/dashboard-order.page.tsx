import { OrderPage, OrderShell } from './order-page.tsx'
import { PrivatePage } from '../frame/private-page.tsx'
import type { PageProps } from '../../site/navigation/page-route.ts'

export default function DashboardOrderPage({ copy: { heading }, params }: PageProps) {
  const number = params['number'] ?? ''
  return (
    <PrivatePage shell={<OrderShell heading={heading} />}>
      {() => <OrderPage key={number} heading={heading} number={number} />}
    </PrivatePage>
  )
}
