import type { Colleague } from '@northword/contract/desk'
import { momentOf } from '../../db/moment.ts'

/** In whose hand something is, as {@link inHandColumns} has it. */
export interface InHandRow {
  claimerId: string | null
  claimerName: string | null
  claimedAt: Date | string | null
}

/** The state at the desk of whatever has this id, in a query. */
export const joinState = (id: string) => `left join desk_states on desk_states.id = ${id}`

/** The same, with the member in whose hand it is. */
export const joinHand = (id: string) =>
  `${joinState(id)} left join staff_members on staff_members.id = desk_states.claimed_by`

/** What a query with {@link joinHand} selects. */
export const inHandColumns = `desk_states.claimed_by as "claimerId", staff_members.name as "claimerName",
  desk_states.claimed_at as "claimedAt"`

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
