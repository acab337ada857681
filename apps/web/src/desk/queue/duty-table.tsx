import { Badge, Table, Text } from '@mantine/core'
import { deskQueue } from '@northword/content/desk-queue'
import type { Duty } from '@northword/contract/desk'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../client/frame/status-badge.tsx'
import styles from '../rows/rows.module.css'
import { useNow } from '../time/clock.ts'
import { spanOf } from '../time/spans.ts'
import { DueTime } from '../time/due-time.tsx'
import { inHand } from '../time/in-hand.ts'
import type { Begun } from './use-queue-keys.ts'

const { columns, caption, duties: kinds } = deskQueue

interface DutyTableProps {
  duties: readonly Duty[]
  /** Whose "you" it is. */
  memberId: string
  begun: Begun | null
}

/** What is to be done, a row each; the link of a row takes the keys. */
export function DutyTable({ duties, memberId, begun }: DutyTableProps) {
  return (
    <Table aria-label={caption} className={styles.table} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {(['due', 'duty', 'about', 'client', 'hand'] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {columns[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {duties.map((duty) => (
          <DutyRow
            key={`${duty.kind} ${duty.id}`}
            duty={duty}
            memberId={memberId}
            sign={begun && begun.number === duty.number ? begun.sign : null}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface DutyRowProps {
  duty: Duty
  memberId: string
  sign: string | null
}

/** Made anew only where its own duty changes: of twenty, a key concerns one. */
const DutyRow = memo(function DutyRow({ duty, memberId, sign }: DutyRowProps) {
  const now = useNow()
  return (
    <Table.Tr>
      <Table.Td>
        {duty.isUrgent && (
          <Badge bg="var(--red-pen)" c="var(--on-red)">
            {deskQueue.urgent}
          </Badge>
        )}{' '}
        <DueTime dueAt={duty.dueAt} />
        {duty.laterUntil && <Later until={duty.laterUntil} now={now} />}
      </Table.Td>
      <Table.Td>{kinds[duty.kind]}</Table.Td>
      <Table.Th scope="row">
        <Link to={addressOf(duty)} className={styles.link} data-row={duty.id}>
          {duty.title}
        </Link>
        <Text size="xs" c="dimmed" className={styles.number}>
          {duty.number} {duty.status && <StatusBadge status={duty.status} />}
          {duty.isDetached && <strong> {deskQueue.detached}</strong>}
        </Text>
      </Table.Th>
      <Table.Td>{duty.clientName}</Table.Td>
      <Table.Td>{sign ?? inHand(duty.claimedBy, duty.claimedAt, { memberId, now })}</Table.Td>
    </Table.Tr>
  )
})

function Later({ until, now }: { until: string; now: number }) {
  const ms = Date.parse(until) - now
  return ms > 0 ? (
    <Text size="xs" c="dimmed">
      {deskQueue.comesBack(`in ${spanOf(ms)}`)}
    </Text>
  ) : null
}

const addressOf = ({ kind, id, number }: Duty) =>
  kind === 'message' ? `/messages/${id}` : `/orders/${number}`
