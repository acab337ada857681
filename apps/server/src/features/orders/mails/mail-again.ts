import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { copyOf } from '../../mail/new-mail.ts'
import { isNotice } from '../../mail/open-at-desk.ts'
import { lockedById } from '../order/locked-order.ts'

/**
 * A mail to send once more, in a transaction; one to a client goes to their order's present address.
 * @throws {DomainError} `mailTakenBack`, `noAddress`
 */
export async function mailAgain(em: Em, mail: Mail): Promise<ReturnType<typeof copyOf>> {
  // Waits for a cancellation, which locks the order.
  const order = mail.orderId === null ? null : await lockedById(em, mail.orderId)
  if ((await em.count(Mail, { id: mail.id, status: 'cancelled' })) > 0) throw new DomainError('mailTakenBack')
  const copy = copyOf(mail)
  if (!order || isNotice(mail)) return copy
  if (order.email === '') throw new DomainError('noAddress')
  return { ...copy, to: { ...mail.to, address: order.email } }
}
