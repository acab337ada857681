import { dashboard } from '@northword/content/dashboard'
import { paged, rowsOf } from '../../site/api/paged.ts'
import { ShowMore } from '../../site/api/show-more.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { ClientWork } from './client-work.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { OrderTable } from './order-table.tsx'

export function OrdersPanel() {
  const pages = trpc.orders.listSummaries.useInfiniteQuery({}, paged)
  return (
    <ClientWork query={rowsOf(pages, ({ orders }) => orders)}>
      {(orders) =>
        orders.length === 0 ? (
          <NothingYet {...dashboard.orders.empty} />
        ) : (
          <ShowMore pages={pages} count={orders.length}>
            <OrderTable orders={orders} />
          </ShowMore>
        )
      }
    </ClientWork>
  )
}
