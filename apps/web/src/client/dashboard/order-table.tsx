import { dashboard } from '@northword/content/dashboard'
import type { OrderSummary } from '@northword/contract/orders'
import { formatDay } from '../../site/ui/date-format.ts'
import { Price } from '../../site/ui/price.tsx'
import { StatusBadge } from '../../site/ui/status-badge.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './order-table.module.css'

const { columns, caption, guest } = dashboard.orders

/** The client's orders; on a narrow screen each row is set as a slip of two lines. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {(['order', 'placed', 'status', 'price'] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <tr className={styles.row} data-row>
      <th scope="row" data-column="order">
        <OrderLink number={order.number} name={order.name} />
      </th>
      <td data-column="placed">
        <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
      </td>
      <td data-column="status">
        <span className={styles.badges}>
          <StatusBadge status={order.status} />
          {order.guest && <StatusBadge status={guest} />}
        </span>
      </td>
      <td data-column="price">
        <Price cents={order.priceCents} />
      </td>
    </tr>
  )
}
