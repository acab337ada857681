import type { Colleague } from '@northword/contract/desk'
import { momentOf } from '../../db/moment.ts'

/** In whose hand something is, as the columns of a {@link Holder} have it. */
export interface InHandRow {
  claimerId: string | null
  claimerName: string | null
  claimedAt: Date | string | null
}

/** The writer of an order, as {@link writerColumns} have it. */
export interface WriterRow {
  writerId: string | null
  writerName: string | null
  writtenAt: Date | string | null
}

/** The state at the desk of whatever has this id, in a query. */
export const joinState = (id: string) => `left join desk_states on desk_states.id = ${id}`

/** The same, with the members in whose hands it is. */
export const joinHands = (id: string) =>
  `${joinState(id)} left join staff_members agents on agents.id = desk_states.claimed_by
    left join staff_members writers on writers.id = desk_states.written_by`

/** Whoever has something in hand, in a query with {@link joinHands}. */
export interface Holder {
  /** SQL for the id. */
  id: string
  columns: string
}

export const agent: Holder = {
  id: 'desk_states.claimed_by',
  columns: `desk_states.claimed_by as "claimerId", agents.name as "claimerName",
    desk_states.claimed_at as "claimedAt"`,
}

/** The writer where `isWork`, which is SQL, and else the agent. */
export function writerOrAgent(isWork: string): Holder {
  const of = (work: string, other: string) => `case when ${isWork} then ${work} else ${other} end`
  const id = of('desk_states.written_by', 'desk_states.claimed_by')
  return {
    id,
    columns: `${id} as "claimerId", ${of('writers.name', 'agents.name')} as "claimerName",
      ${of('desk_states.written_at', 'desk_states.claimed_at')} as "claimedAt"`,
  }
}

/** The writer of an order, beside its agent. */
export const writerColumns = `desk_states.written_by as "writerId", writers.name as "writerName",
  desk_states.written_at as "writtenAt"`

/** In whose hand a row is, and since when. */
export function inHandOf({ claimerId, claimerName, claimedAt }: InHandRow): {
  claimedBy: Colleague | null
  claimedAt: string | null
} {
  return {
    claimedBy: claimerId && claimerName ? { id: claimerId, name: claimerName } : null,
    claimedAt: claimedAt && momentOf(claimedAt),
  }
}

/** Who writes an order, and since when. */
export function writerOf({ writerId, writerName, writtenAt }: WriterRow): {
  writtenBy: Colleague | null
  writtenAt: string | null
} {
  return {
    writtenBy: writerId && writerName ? { id: writerId, name: writerName } : null,
    writtenAt: writtenAt && momentOf(writtenAt),
  }
}
