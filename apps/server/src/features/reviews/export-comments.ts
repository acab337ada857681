import type { ExportRecord } from '@northword/contract/account'
import type { Em } from '../../db/orm.ts'
import { ordersOfClient } from '../orders/orders-of-client.ts'
import type { Client } from '../people/actor.ts'
import { TextComment } from './text-comment.entity.ts'

/** What a client has said about their texts, with the studio's answers. */
export async function* exportComments(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    const comments = await em.find(
      TextComment,
      { orderId: { $in: [...numbers.keys()] } },
      { orderBy: { orderId: 'asc', at: 'asc', id: 'asc' }, disableIdentityMap: true },
    )
    for (const { orderId, piece, version, quote, text, at, round, answer, answerText } of comments)
      yield {
        kind: 'comment',
        orderId: numbers.get(orderId),
        piece,
        version,
        quote,
        text,
        round,
        answer,
        answerText,
        at: at.toISOString(),
      }
  }
}
