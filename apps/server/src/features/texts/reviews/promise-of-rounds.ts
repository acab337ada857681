import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Telling } from '../../../hooks/hooks.ts'
import { lockedById } from '../../orders/order/locked-order.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { promiseOf } from '../../orders/order/promise.ts'
import { isStudiosRevision } from '../versions/move-to-delivered.ts'
import { roundsOf } from './rounds-of.ts'
import { TextRound } from './text-round.entity.ts'

/**
 * Gives an order in revision the earliest promise of its open rounds, from when each was sent or reopened, unless the
 * studio began the revision. Call it in a transaction once a round has ended or is open again.
 */
export async function promiseByRounds(telling: Pick<Telling, 'em' | 'site'>, orderId: string): Promise<void> {
  const { em } = telling
  const order = await lockedById(em, orderId)
  if (order.status !== 'Revision' || (await isStudiosRevision(em, order))) return
  const open = (await roundsOf(telling, order, 'delivered')).filter(({ isOpen }) => isOpen)
  const rounds = await em.find(
    TextRound,
    { orderId, piece: { $in: open.map(({ piece }) => piece) } },
    { orderBy: { number: 'asc' }, disableIdentityMap: true },
  )
  const last = new Map(rounds.map(({ piece, at }) => [piece, at.getTime()]))
  if (last.size === 0) return
  const reopened = await em.findOne(
    OrderEvent,
    { orderId, toStatus: 'Revision', note: deskTexts.reopened },
    { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  // No other round is open when a reopened one brings the order back.
  const from = Math.max(Math.min(...last.values()), reopened?.at.getTime() ?? 0)
  const dueAt = promiseOf(order, 'Revision', new Date(from))
  await em.nativeUpdate(Order, { id: orderId }, { dueAt })
}
