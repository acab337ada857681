import { Table, Text } from '@mantine/core'
import { deskOrders } from '@northword/content/desk-orders'
import type { OrderRow } from '@northword/contract/desk-orders'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../client/frame/status-badge.tsx'
import { formatMoment } from '../../site/ui/date-format.ts'
import styles from '../rows/rows.module.css'
import { useNow } from '../time/clock.ts'
import { DueTime } from '../time/due-time.tsx'
import { inHand } from '../time/in-hand.ts'

const { columns, caption } = deskOrders

interface OrdersTableProps {
  orders: readonly OrderRow[]
  /** Whose "you" it is. */
  memberId: string
}

/** Orders, a row each; the link of a row takes the keys. */
export function OrdersTable({ orders, memberId }: OrdersTableProps) {
  return (
    <Table aria-label={caption} className={styles.table} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {(['about', 'client', 'due', 'hand', 'placed'] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {columns[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} memberId={memberId} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ order, memberId }: { order: OrderRow; memberId: string }) {
  const { id, number, title, status, clientName, email, phone, dueAt, createdAt } = order
  const now = useNow()
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={`/orders/${number}`} className={styles.link} data-row={id}>
          {number}
        </Link>{' '}
        <StatusBadge status={status} />
        <Text size="xs" c="dimmed">
          {title}
        </Text>
      </Table.Th>
      <Table.Td className={styles.wraps}>
        {clientName}
        {email && (
          <Text size="xs" c="dimmed">
            {email} {phone}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <DueTime dueAt={dueAt} />
      </Table.Td>
      <Table.Td>{inHand(order.claimedBy, order.claimedAt, { memberId, now })}</Table.Td>
      <Table.Td className={styles.wraps}>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Table.Td>
    </Table.Tr>
  )
}
