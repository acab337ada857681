import { Table } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
import { Link } from 'react-router-dom'
import { Hint } from '../frame/hint.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { ColumnHeads } from '../rows/column-heads.tsx'
import styles from '../rows/rows.module.css'
import { DueTime } from '../time/due-time.tsx'
import { InHand } from '../time/in-hand.tsx'
import { Moment } from '../time/moment.tsx'

const { columns, caption } = deskOrders

/** One row per order; its link takes the keyboard focus. */
export function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Table aria-label={caption} className={`${styles.table} ${styles.contacts}`} verticalSpacing="xs">
      <ColumnHeads columns={['about', 'client', 'due', 'hand', 'placed']} labels={columns} />
      <Table.Tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ order }: { order: OrderRow }) {
  const { id, number, title, status, clientName, email, phone, dueAt, createdAt } = order
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={`/orders/${number}`} className={styles.link} data-row={id}>
          {number}
        </Link>{' '}
        <StatusBadge status={status} />
        <Hint size="xs">{title}</Hint>
      </Table.Th>
      <Table.Td className={styles.wide}>
        {clientName}
        {email && (
          <Hint size="xs">
            {email} <span className={styles.number}>{phone}</span>
          </Hint>
        )}
      </Table.Td>
      <Table.Td>
        <DueTime dueAt={dueAt} />
      </Table.Td>
      <Table.Td>
        <InHand claimedBy={order.claimedBy} claimedAt={order.claimedAt} />
        {order.writtenBy && (
          <Hint size="xs">
            {deskOrders.writes} <InHand claimedBy={order.writtenBy} claimedAt={order.writtenAt} />
          </Hint>
        )}
      </Table.Td>
      <Table.Td className={styles.wide}>
        <Moment at={createdAt} />
      </Table.Td>
    </Table.Tr>
  )
}
