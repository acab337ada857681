import type { Telling } from '../../../hooks/hooks.ts'
import { moveToDelivered } from '../versions/move-to-delivered.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Staff } from '../../people/actor.ts'
import { roundsOf } from './rounds-of.ts'

interface Answered {
  actor: Staff
  piece: number
  wasRefused: boolean
}

/**
 * Moves a locked order to Delivered if an answer refused the last open round, to Revision if it reversed that.
 * @returns whether the round is refused now
 */
export async function moveByRounds(
  { em, hooks, site }: Telling,
  order: Order,
  { actor, piece, wasRefused }: Answered,
): Promise<boolean> {
  const rounds = await roundsOf({ em, site }, order)
  const isRefused = rounds.some((round) => round.piece === piece && round.isRefused)
  const isOpen = rounds.some((round) => round.isOpen)
  if (isRefused && !isOpen)
    await moveToDelivered({ em, hooks, site }, order, { actor, piece, isAwaited: false })
  if (order.status === 'Delivered' && wasRefused && isOpen)
    await moveOrder({ em, hooks, site }, order, { to: 'Revision', actor })
  return isRefused
}
