import type { OpenQuestions } from '@northword/contract/reviews'
import type { Em } from '../../db/orm.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Actor } from '../people/actor.ts'
import { asked, TextComment } from './text-comment.entity.ts'

/**
 * Counts what the studio asks about the texts of an order and its client has not answered.
 * @throws {DomainError} `orderNotFound`
 */
export async function countQuestions(em: Em, actor: Actor, number: string): Promise<OpenQuestions> {
  const { id: orderId } = await orderOf(em, actor, number)
  const open = await em.find(
    TextComment,
    { orderId, ...asked(new Date()) },
    { fields: ['piece'], orderBy: { piece: 'asc' }, disableIdentityMap: true },
  )
  const byPiece = Map.groupBy(open, ({ piece }) => piece)
  return { texts: [...byPiece].map(([piece, { length }]) => ({ piece, open: length })) }
}
