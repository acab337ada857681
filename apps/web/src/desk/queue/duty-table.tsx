import { Badge, Table } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { Duty } from '@northword/contract/desk/desk-queue'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Hint } from '../frame/hint.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { ColumnHeads } from '../rows/column-heads.tsx'
import styles from '../rows/rows.module.css'
import { useNow } from '../time/clock.ts'
import { spanOf } from '../time/spans.ts'
import { DueTime } from '../time/due-time.tsx'
import { InHand } from '../time/in-hand.tsx'
import { type Begun, rowId } from './use-queue-keys.ts'

const { columns, caption, duties: kinds } = deskQueue

interface DutyTableProps {
  duties: readonly Duty[]
  begun: Begun | null
}

/** One row per duty; its link takes the keyboard focus. */
export function DutyTable({ duties, begun }: DutyTableProps) {
  return (
    <Table aria-label={caption} className={styles.table} verticalSpacing="xs">
      <ColumnHeads columns={['due', 'duty', 'about', 'client', 'hand']} labels={columns} />
      <Table.Tbody>
        {duties.map((duty) => (
          <DutyRow
            key={rowId(duty)}
            duty={duty}
            sign={begun && begun.number === duty.number ? begun.sign : null}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface DutyRowProps {
  duty: Duty
  sign: string | null
}

/** Memoised: one key changes one row of twenty. */
const DutyRow = memo(function DutyRow({ duty, sign }: DutyRowProps) {
  return (
    <Table.Tr>
      <Table.Td>
        {duty.isUrgent && (
          <Badge bg="var(--red-pen)" c="var(--on-red)">
            {deskQueue.urgent}
          </Badge>
        )}{' '}
        <DueTime dueAt={duty.dueAt} />
        {duty.laterUntil && <Later until={duty.laterUntil} />}
      </Table.Td>
      <Table.Td>{kinds[duty.kind]}</Table.Td>
      <Table.Th scope="row">
        <Link to={addressOf(duty)} className={styles.link} data-row={rowId(duty)}>
          {duty.title}
        </Link>
        {duty.number && <Order duty={duty} />}
      </Table.Th>
      <Table.Td>{duty.clientName}</Table.Td>
      <Table.Td>{sign ?? <InHand claimedBy={duty.claimedBy} claimedAt={duty.claimedAt} />}</Table.Td>
    </Table.Tr>
  )
})

const Order = ({ duty: { number, status, isDetached } }: { duty: Duty }) => (
  <Hint size="xs">
    <span className={styles.number}>{number}</span> {status && <StatusBadge status={status} />}
    {isDetached && <strong> {deskQueue.detached}</strong>}
  </Hint>
)

function Later({ until }: { until: string }) {
  const ms = Date.parse(until) - useNow()
  return ms > 0 ? <Hint size="xs">{deskQueue.comesBack(`in ${spanOf(ms)}`)}</Hint> : null
}

const addressOf = ({ kind, id, number }: Duty) =>
  kind === 'message' ? `/messages/${id}` : `/orders/${number}`
