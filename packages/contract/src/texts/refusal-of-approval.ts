import type { OrderStatus } from '../orders/order-status.ts'

interface Approvable {
  status: OrderStatus
  piece: number
  /** True if the text has a newer version. */
  isOld: boolean
  /** Rounds of the order's texts. */
  rounds: readonly { piece: number; isOpen: boolean; isReplaced: boolean }[]
  /** The client's comments on the text that are not sent. */
  unsent: number
}

/** Includes Completed: a text may be approved after the time for changes. */
const states: readonly OrderStatus[] = ['In Production', 'Delivered', 'Revision', 'Completed']

/** Code of the error that refuses the approval of a version; null if the client may approve it. */
export function refusalOfApproval({ status, piece, isOld, rounds, unsent }: Approvable) {
  if (!states.includes(status)) return 'cannotApprove'
  if (isOld || rounds.some((one) => one.piece === piece && one.isReplaced)) return 'newerVersion'
  const open = rounds.filter(({ isOpen }) => isOpen)
  // In Revision without a round, the studio is fixing a mistake of its own.
  const isAtWork = status === 'Revision' && open.length === 0
  if (isAtWork || open.some((round) => round.piece === piece)) return 'roundOpen'
  return unsent > 0 ? 'commentsUnsent' : null
}
