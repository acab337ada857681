import { isDeepStrictEqual } from 'node:util'
import type { Em } from '../../../db/orm.ts'
import { Mail } from '../../mail/mail.entity.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { untell } from '../../orders/mails/untell.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { refusedMail, reopenedMail } from './review-mails.ts'
import { TextRound } from './text-round.entity.ts'

interface Reopened {
  piece: number
  /** Price of the round that holds again, in US cents. */
  cents: number
}

/** Takes back the mail that the last round of a text is refused, as {@link untell} does. */
export async function untellRefusal(em: Em, order: Order, { piece, cents }: Reopened): Promise<NewMail[]> {
  const { title } = pieceOf(order, piece)
  const { kind, body } = refusedMail(order, { title, isTakenBack: false })
  const of = { orderId: order.id, piece }
  const round = await em.findOne(TextRound, of, { orderBy: { number: 'desc' }, disableIdentityMap: true })
  if (!round) return []
  const mails = await em.find(
    Mail,
    { orderId: order.id, kind, createdAt: { $gte: round.at } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  // The latest alone: a round may be refused and reopened several times.
  const last = mails.find((mail) => isDeepStrictEqual(mail.body.facts, body.facts))
  return last ? untell(em, order, { id: last.id }, () => reopenedMail(order, { title, cents })) : []
}
