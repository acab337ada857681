import type { FilterQuery } from '@mikro-orm/core'
import type { Em } from '../../../db/orm.ts'
import { interrupted, Mail, unsent } from '../../mail/mail.entity.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import type { Order } from '../order/order.entity.ts'
import { toClient } from './about-order.ts'

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
  const mails = await em.find(Mail, told, { fields: ['id'], disableIdentityMap: true })
  const id = { $in: mails.map((mail) => mail.id) }
  // Updated before it is looked at: a try that begins meanwhile is seen.
  const cancelled = await em
    .createQueryBuilder(Mail)
    .update({ status: 'cancelled' })
    .where({ id, $or: [{ status: 'queued' }, { status: 'failed', lastError: interrupted }] })
    .returning('attempts')
    .execute<Pick<Mail, 'attempts'>[]>('all')
  await em.nativeUpdate(Mail, { id, ...unsent }, { status: 'cancelled' })
  const hasLeft =
    cancelled.some(({ attempts }) => attempts > 0) || (await em.count(Mail, { id, ...gone })) > 0
  return hasLeft ? toClient(order, correct) : []
}

const gone = { status: { $in: ['sent', 'kept'] } } as const
