import type { Colleague } from '@northword/contract/desk/desk'
import { momentOf } from '../../../db/moment.ts'

export interface InHandRow {
  memberId: string | null
  memberName: string | null
  claimedAt: Date | string | null
}

export interface WriterRow {
  writerId: string | null
  writerName: string | null
  writtenAt: Date | string | null
}

export const joinState = (id: string) => `left join desk_states on desk_states.id = ${id}`

export const joinHands = (id: string) =>
  `${joinState(id)} left join staff_members agents on agents.id = desk_states.claimed_by
    left join staff_members writers on writers.id = desk_states.written_by`

/** SQL for the member who has something in hand; needs {@link joinHands}. */
export interface Holder {
  id: string
  columns: string
  /** Time until which their duties are put off. */
  laterUntil: string
}

export const agent: Holder = {
  id: 'desk_states.claimed_by',
  columns: `desk_states.claimed_by as "memberId", agents.name as "memberName",
    desk_states.claimed_at as "claimedAt"`,
  laterUntil: 'desk_states.later_until',
}

/** The writer if `isWork`, an SQL condition, else the agent. */
export function writerOrAgent(isWork: string): Holder {
  const of = (work: string, other: string) => `case when ${isWork} then ${work} else ${other} end`
  const id = of('desk_states.written_by', 'desk_states.claimed_by')
  return {
    id,
    columns: `${id} as "memberId", ${of('writers.name', 'agents.name')} as "memberName",
      ${of('desk_states.written_at', 'desk_states.claimed_at')} as "claimedAt"`,
    laterUntil: of('desk_states.writer_later_until', 'desk_states.later_until'),
  }
}

export const writerColumns = `desk_states.written_by as "writerId", writers.name as "writerName",
  desk_states.written_at as "writtenAt"`

export function inHandOf({ memberId, memberName, claimedAt }: InHandRow): {
  claimedBy: Colleague | null
  claimedAt: string | null
} {
  return {
    claimedBy: memberId && memberName ? { id: memberId, name: memberName } : null,
    claimedAt: claimedAt && momentOf(claimedAt),
  }
}

export function writerOf({ writerId, writerName, writtenAt }: WriterRow): {
  writtenBy: Colleague | null
  writtenAt: string | null
} {
  return {
    writtenBy: writerId && writerName ? { id: writerId, name: writerName } : null,
    writtenAt: writtenAt && momentOf(writtenAt),
  }
}
