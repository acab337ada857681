import type { FilterQuery } from '@mikro-orm/core'
import type { Em } from '../../../db/orm.ts'
import { Mail, unsent } from '../../mail/mail.entity.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import type { Order } from '../order/order.entity.ts'
import { toClient } from './order-link.ts'

/**
 * Cancels the unsent mails about an act that is undone, also one that is tried again later: it would come after its
 * correction. Call it with the order locked.
 * @param told condition: the mails about the act
 * @returns the mail that corrects them, if one may have left
 */
export async function untell(
  em: Em,
  order: Pick<Order, 'email'>,
  told: FilterQuery<Mail>,
  correct: () => NewMail,
): Promise<NewMail[]> {
  const tried = { status: 'queued' as const, attempts: { $gt: 0 } }
  const left = await em.count(Mail, { $and: [told, { $or: [tried, gone] }] })
  await em.nativeUpdate(Mail, { $and: [told, unsent] }, { status: 'cancelled' })
  return left > 0 ? toClient(order, correct) : []
}

const gone = { status: { $in: ['sent', 'kept'] } } as const
