import { dashboard } from '@northword/content/orders/dashboard'
import { trpc } from '../../site/api/trpc.ts'
import { rowsOf, usePaged } from '../frame/refetching.ts'
import { NothingYet } from '../frame/nothing-yet.tsx'
import { ShowMore } from '../frame/show-more.tsx'
import { ClientWork } from './client-work.tsx'
import { OrderTable } from './order-table.tsx'

export function OrdersPanel() {
  const { input, options } = usePaged()
  const pages = trpc.orders.listSummaries.useInfiniteQuery(input, options)
  return (
    <ClientWork query={rowsOf(pages, ({ orders }) => orders)}>
      {(orders) =>
        orders.length === 0 ? (
          <NothingYet {...dashboard.orders.empty} link={dashboard.toServices} />
        ) : (
          <ShowMore pages={pages} count={orders.length}>
            <OrderTable orders={orders} />
          </ShowMore>
        )
      }
    </ClientWork>
  )
}
