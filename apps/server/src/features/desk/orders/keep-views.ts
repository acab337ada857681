import { UniqueConstraintViolationException } from '@mikro-orm/core'
import {
  type DeskView as DeskViewShown,
  mostViews,
  type OrdersQuery,
  ordersQuery,
} from '@northword/contract/desk/desk-orders'
import { v7 as uuid } from 'uuid'
import type { MemberContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockMember } from '../../people/lock-member.ts'
import { DeskView } from './desk-view.entity.ts'

type Asking = Pick<MemberContext, 'em' | 'actor'>

export async function listViews({ em, actor }: Asking): Promise<{ views: DeskViewShown[] }> {
  const oldestFirst = { createdAt: 'asc', id: 'asc' } as const
  const views = await em.find(DeskView, { memberId: actor.member.id }, { orderBy: oldestFirst })
  // An older version may have stored other filters.
  return {
    views: views.map(({ id, name, query }) => ({ id, name, query: ordersQuery.catch({}).parse(query) })),
  }
}

/** @throws {DomainError} `viewTaken`, `tooManyViews` */
export async function saveView(
  { em, actor }: Asking,
  { name, query }: { name: string; query: OrdersQuery },
): Promise<DeskViewShown> {
  const id = uuid()
  const memberId = actor.member.id
  await em.transactional(async (tx) => {
    // Counted by one at a time.
    await lockMember(tx, memberId)
    if ((await tx.count(DeskView, { memberId })) >= mostViews) throw new DomainError('tooManyViews')
    const view = { id, memberId, name, query, createdAt: clock.now() }
    const insert = tx.createQueryBuilder(DeskView).insert(view).onConflict().ignore().returning('id')
    if ((await insert.execute('all')).length === 0) throw new DomainError('viewTaken')
  })
  return { id, name, query }
}

/** @throws {DomainError} `viewNotFound`, `viewTaken` */
export async function renameView(
  { em, actor }: Asking,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const mine = { id, memberId: actor.member.id }
  const renamed = await em.nativeUpdate(DeskView, mine, { name }).catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? new DomainError('viewTaken') : error
  })
  if (renamed === 0) throw new DomainError('viewNotFound')
}

/** Deletes a view of the asker. Deleting it twice changes nothing. */
export async function deleteView({ em, actor }: Asking, { id }: { id: string }): Promise<void> {
  await em.nativeDelete(DeskView, { id, memberId: actor.member.id })
}
