import type { HeldMail, MailRow, MailsInput } from '@northword/contract/desk-mails'
import type { Em } from '../../db/orm.ts'
import { heldMails } from '../mail/cancel-mail.ts'
import { Mail } from '../mail/mail.entity.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Member, Staff } from '../people/actor.ts'
import { heldMs, mailRow } from './mail-view.ts'

/** The most mails of one list. */
const most = 100

const latest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: most } as const

/** The latest mails of a state; of all states those that failed come first. */
export async function listMails(em: Em, actor: Staff, { view }: MailsInput): Promise<MailRow[]> {
  if (view !== 'all') return rowsOf(await em.find(Mail, { status: view }, latest), actor)
  const failed = await em.find(Mail, { status: 'failed' }, latest)
  const others = await em.find(Mail, { status: { $ne: 'failed' } }, latest)
  return rowsOf([...failed, ...others].slice(0, most), actor)
}

/**
 * The latest mails about an order.
 * @throws {DomainError} `orderNotFound`
 */
export async function mailsOfOrder(em: Em, actor: Staff, number: string): Promise<MailRow[]> {
  const { id: orderId } = await orderOf(em, actor, number)
  return rowsOf(await em.find(Mail, { orderId }, latest), actor)
}

/** The mails that the asker has just caused and may still cancel, the oldest first. */
export async function listHeldMails(em: Em, { member }: Member): Promise<HeldMail[]> {
  const mails = await heldMails(em, member.id)
  return mails.map((mail) => ({ id: mail.id, subject: mail.subject, heldMs: heldMs(mail) }))
}

const rowsOf = (mails: Mail[], actor: Staff) => mails.map((mail) => mailRow(mail, actor))
