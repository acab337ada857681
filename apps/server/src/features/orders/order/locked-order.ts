import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { Order } from './order.entity.ts'

/** Locks the order until the transaction ends. @throws {DomainError} `orderNotFound` */
export async function lockedOrder(em: Em, number: string): Promise<Order> {
  const order = await em.findOne(Order, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!order) throw new DomainError('orderNotFound')
  return order
}

/** As {@link lockedOrder}, by id, and read again if read before. @throws {DomainError} `orderNotFound` */
export async function lockedById(em: Em, id: string): Promise<Order> {
  const order = await lockedIfThere(em, id)
  if (!order) throw new DomainError('orderNotFound')
  return order
}

/** As {@link lockedById}; null if there is none. */
export const lockedIfThere = (em: Em, id: string): Promise<Order | null> =>
  em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/**
 * Locks an order without reading it. Call it before touching its case, links or mails: clients' acts lock the order
 * first, and the other way round deadlocks with them.
 */
export async function lockOrder(em: Em, id: string): Promise<void> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  await em.findOneOrFail(Order, { id }, { lockMode, fields: ['id'], disableIdentityMap: true })
}

/** Locks up to `limit` matching orders in order of id, to avoid deadlocks. Reads fresh rows. */
export const lockedOrders = (em: Em, where: FilterQuery<Order>, limit: number): Promise<Order[]> =>
  em.find(Order, where, {
    limit,
    orderBy: { id: 'asc' },
    lockMode: LockMode.PESSIMISTIC_WRITE,
    disableIdentityMap: true,
  })

/** Takes a shared lock until the transaction ends. @returns false if no order matches */
export async function lockOrderShared(em: Em, where: FilterQuery<Order>): Promise<boolean> {
  const shared = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] } as const
  return (await em.findOne(Order, where, shared)) !== null
}
