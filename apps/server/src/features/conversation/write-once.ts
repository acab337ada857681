import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { lockedById } from '../orders/order/locked-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { type Draft, OrderMessage } from './order-message.entity.ts'

/**
 * Locks an order for a message, in the caller's transaction. Null if the message was already written under its key.
 * @throws {DomainError} `messageKeyReused` if the key was used for another message of the order
 */
export async function orderToWriteTo(em: Em, id: string, draft: Draft): Promise<Order | null> {
  const order = await lockedById(em, id)
  const { idempotencyKey } = draft
  const earlier = await em.findOne(OrderMessage, { orderId: id, idempotencyKey })
  if (!earlier) return order
  const isSame = (['sender', 'kind', 'text'] as const).every((part) => earlier[part] === draft[part])
  if (!isSame) throw new DomainError('messageKeyReused')
  return null
}
