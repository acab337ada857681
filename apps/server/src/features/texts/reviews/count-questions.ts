import { type OpenQuestions, takesAnswers } from '@northword/contract/texts/reviews'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { piecesSeen } from '../versions/list-pieces.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Actor } from '../../people/actor.ts'
import { asked, TextComment } from './text-comment.entity.ts'

/** Approved texts and finished orders have no open questions. @throws {DomainError} `orderNotFound` */
export async function countQuestions(em: Em, actor: Actor, number: string): Promise<OpenQuestions> {
  const { id: orderId, status } = await orderOf(em, actor, number)
  const open = await em.find(
    TextComment,
    { orderId, ...asked(clock.now()) },
    { fields: ['piece'], disableIdentityMap: true },
  )
  if (open.length === 0) return { texts: [] }
  const { pieces } = await piecesSeen(em, actor, number)
  const texts = pieces.flatMap(({ number: piece, title, versions: [latest] }) =>
    latest && takesAnswers(status, latest.approval !== null)
      ? { piece, title, version: latest.number, open: open.filter((one) => one.piece === piece).length }
      : [],
  )
  return { texts: texts.filter((text) => text.open > 0) }
}
