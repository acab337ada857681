import { Badge, Table } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { Hint } from '../frame/hint.tsx'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { useMe } from '../session/use-me.ts'
import { ColumnHeads } from '../rows/column-heads.tsx'
import { LetPublish } from './let-publish.tsx'
import { MemberMenu } from './member-menu.tsx'
import styles from './staff-table.module.css'

const words = deskStaff.table

interface StaffTableProps {
  members: readonly StaffListing[]
  onDone: (sentence: string) => void
}

/** Present and former members, with an owner's actions. */
export function StaffTable({ members, onDone }: StaffTableProps) {
  return (
    <Table aria-label={words.label} className={styles.table ?? ''}>
      <ColumnHeads
        columns={['name', 'role', 'publishes', 'state', 'secondFactor', 'since']}
        labels={words}
        actions={words.actions}
      />
      <Table.Tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onDone={onDone} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function MemberRow({ member, onDone }: { member: StaffListing; onDone: (sentence: string) => void }) {
  const isMe = useMe().member.id === member.id
  const { name, email, role, state, hasSecondFactor, createdAt } = member
  return (
    <Table.Tr data-state={state}>
      <Table.Th scope="row">
        {name} {isMe && <span className={styles.quiet}>({words.you})</span>}
        <Hint>{email}</Hint>
      </Table.Th>
      <Table.Td data-label={words.role}>{desk.roles[role]}</Table.Td>
      <Table.Td data-label={words.publishes}>
        <LetPublish member={member} onDone={onDone} />
      </Table.Td>
      <Table.Td data-label={words.state}>
        <StateBadge state={state} />
      </Table.Td>
      <Table.Td data-label={words.secondFactor}>{hasSecondFactor ? words.yes : words.no}</Table.Td>
      <Table.Td data-label={words.since} className={styles.day ?? ''}>
        {formatDay(createdAt, useTimeZone())}
      </Table.Td>
      <Table.Td className={styles.actions ?? ''}>
        {state !== 'ended' && <MemberMenu member={member} onDone={onDone} />}
      </Table.Td>
    </Table.Tr>
  )
}

const colors = { invited: 'amber', active: 'green', ended: 'grey' } as const

const StateBadge = ({ state }: Pick<StaffListing, 'state'>) => (
  <Badge component="span" bg={`var(--badge-${colors[state]})`} c={`var(--badge-${colors[state]}-text)`}>
    {deskStaff.states[state]}
  </Badge>
)
