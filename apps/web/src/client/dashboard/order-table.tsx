import { Table } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { ListedOrder } from '@northword/contract/orders/orders'
import { formatDay } from '../../site/ui/date-format.ts'
import { Price } from '../../site/ui/price.tsx'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './order-table.module.css'

const { columns, caption, guest } = dashboard.orders

export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <Table aria-label={caption} className={styles.table} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          {(['order', 'placed', 'status', 'price'] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {columns[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const timeZone = useTimeZone()
  return (
    <Table.Tr className={styles.row} data-row>
      <Table.Th scope="row">
        <OrderLink number={order.number} name={order.name} />
      </Table.Th>
      <Table.Td c="dimmed" className={styles.placed}>
        <time dateTime={order.createdAt}>{formatDay(order.createdAt, timeZone)}</time>
      </Table.Td>
      <Table.Td>
        <span className={styles.badges}>
          <StatusBadge status={order.status} />
          {order.guest && <StatusBadge status={guest} />}
        </span>
      </Table.Td>
      <Table.Td>
        <Price cents={order.agreedCents ?? order.priceCents} />
      </Table.Td>
    </Table.Tr>
  )
}
