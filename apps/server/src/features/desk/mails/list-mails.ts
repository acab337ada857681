import type { FilterQuery } from '@mikro-orm/core'
import {
  type HeldMail,
  type MailPage,
  type MailsInput,
  type MailsOfOrderInput,
  readMailCursor,
  writeMailCursor,
} from '@northword/contract/desk/desk-mails'
import { type PageInput, pageSize } from '@northword/contract/pages'
import { latestFirst, olderThan, rowsToRead } from '../../../db/queries/keyset.ts'
import type { MemberContext, StaffContext } from '../../../doors/context.ts'
import { heldMails } from '../../mail/cancel-mail.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { mayCancel } from './mail-rights.ts'
import { heldMs, mailRow } from './mail-view.ts'

type Some = FilterQuery<Mail>
type Asking = Pick<StaffContext, 'em' | 'actor' | 'links'>

/** A page of mails in a state, latest first. The view of all states begins with failed ones. */
export function listMails(ctx: Asking, { view, ...page }: MailsInput): Promise<MailPage> {
  const parts: Some[] =
    view === 'all' ? [{ status: 'failed' }, { status: { $ne: 'failed' } }] : [{ status: view }]
  return pageOf(ctx, parts, page)
}

/** @throws {DomainError} `orderNotFound` */
export async function mailsOfOrder(ctx: Asking, asked: MailsOfOrderInput): Promise<MailPage> {
  const { id: orderId } = await orderOf(ctx.em, ctx.actor, asked.number)
  return pageOf(ctx, [{ orderId }], asked)
}

export async function listHeldMails({ em, actor, links }: MemberContext): Promise<HeldMail[]> {
  const mails = await heldMails(em, actor.member.id)
  const cancellable = mails.filter((mail) => mayCancel(mail, actor, links.purposes))
  return cancellable.map((mail) => ({ id: mail.id, subject: mail.subject, heldMs: heldMs(mail) }))
}

/** A page of a list made of several parts, each latest first. */
async function pageOf(
  { em, actor, links }: Asking,
  parts: Some[],
  { cursor = '', limit = pageSize }: PageInput,
): Promise<MailPage> {
  const from = readMailCursor(cursor)
  const found: { part: number; mail: Mail }[] = []
  for (const [part, where] of parts.entries()) {
    const left = rowsToRead({ limit }) - found.length
    if (part < (from?.part ?? 0) || left === 0) continue
    const older: Some[] = from?.part === part ? [olderThan(from.last)] : []
    const mails = await em.find(Mail, { $and: [where, ...older] }, { orderBy: latestFirst, limit: left })
    found.push(...mails.map((mail) => ({ part, mail })))
  }
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    mails: shown.map(({ mail }) => mailRow(mail, actor, links.purposes)),
    next: last ? writeMailCursor(last.part, last.mail) : null,
  }
}
