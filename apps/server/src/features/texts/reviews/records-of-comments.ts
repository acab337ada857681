import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { ordersOfClient } from '../../orders/find/orders-of-client.ts'
import type { Client } from '../../people/actor.ts'
import { seen, TextComment } from './text-comment.entity.ts'

export async function* recordsOfComments(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    const comments = await em.find(
      TextComment,
      { orderId: { $in: [...numbers.keys()] }, ...seen.byClient(clock.now()) },
      { orderBy: { orderId: 'asc', at: 'asc', id: 'asc' }, disableIdentityMap: true },
    )
    for (const comment of comments) yield { kind: 'comment', ...told(comment, numbers) }
  }
}

const told = ({ orderId, at, ...comment }: TextComment, numbers: ReadonlyMap<string, string>) => ({
  orderId: numbers.get(orderId),
  from: comment.sender,
  by: comment.staffName,
  piece: comment.piece,
  version: comment.version,
  quote: comment.quote,
  text: comment.text,
  round: comment.round,
  answer: comment.answer,
  answerText: comment.answerText,
  at: at.toISOString(),
})
