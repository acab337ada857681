import { dashboard } from '@northword/content/dashboard'
import { trpc } from '../api/trpc.ts'
import { ClientWork } from './client-work.tsx'
import { fresh } from '../api/fresh.ts'
import { NothingYet } from './nothing-yet.tsx'
import { OrderTable } from './order-table.tsx'

export function OrdersPanel() {
  const query = trpc.orders.mine.useQuery(undefined, fresh)
  return (
    <ClientWork query={query}>
      {({ orders }) =>
        orders.length === 0 ? <NothingYet {...dashboard.orders.empty} /> : <OrderTable orders={orders} />
      }
    </ClientWork>
  )
}
