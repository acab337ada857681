import { LockMode } from '@mikro-orm/core'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { Order } from './order.entity.ts'

/**
 * An order whose row stays locked until the transaction ends, so that whatever else is done about it waits its turn.
 * @throws {DomainError} `orderNotFound`
 */
export async function lockedOrder(em: Em, number: string): Promise<Order> {
  const order = await em.findOne(Order, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!order) throw new DomainError('orderNotFound')
  return order
}
