import { type FilterQuery, LockMode } from '@mikro-orm/core'
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

/**
 * As {@link lockedOrder}, of a known id, and read anew where it was read before.
 * @throws {DomainError} `orderNotFound`
 */
export async function lockedById(em: Em, id: string): Promise<Order> {
  const order = await lockedIfThere(em, id)
  if (!order) throw new DomainError('orderNotFound')
  return order
}

/** As {@link lockedById}; null where there is none. */
export const lockedIfThere = (em: Em, id: string): Promise<Order | null> =>
  em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/**
 * Locks an order without reading it, before its case, its links and its mails: clients who act lock it first, and whoever
 * does so the other way round ends in a deadlock with them.
 */
export async function lockOrder(em: Em, id: string): Promise<void> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  await em.findOneOrFail(Order, { id }, { lockMode, fields: ['id'], disableIdentityMap: true })
}

/**
 * Keeps an order as it is until the transaction ends, together with others who only keep it.
 * @returns whether there is one that is so
 */
export async function keepOrder(em: Em, where: FilterQuery<Order>): Promise<boolean> {
  const shared = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] } as const
  return (await em.findOne(Order, where, shared)) !== null
}
