import { company } from '@northword/content/studio/company'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { copyOf, type NewMail } from '../../mail/new-mail.ts'
import { lockedById } from '../order/locked-order.ts'

/**
 * A mail to send once more, in a transaction; one to a client goes to their order's present address.
 * @throws {DomainError} `mailTakenBack`, `noAddress`
 */
export async function mailAgain(em: Em, mail: Mail): Promise<NewMail> {
  // Waits for a cancellation, which locks the order.
  const order = mail.orderId === null ? null : await lockedById(em, mail.orderId)
  if ((await em.count(Mail, { id: mail.id, status: 'cancelled' })) > 0) throw new DomainError('mailTakenBack')
  const copy = copyOf(mail)
  if (!order || isStudioAddress(mail.to.address)) return copy
  if (order.email === '') throw new DomainError('noAddress')
  return { ...copy, to: { ...mail.to, address: order.email } }
}

export const isStudioAddress = (address: string) => studioAddresses.includes(address)

const studioAddresses: readonly string[] = Object.values(company.emails)
