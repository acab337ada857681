import { staffMails } from '@northword/content/mails/staff-mails'
import { v7 as uuid } from 'uuid'
import type { MemberContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { warnOwnersNow } from '../warn-owners.ts'
import { changeMailServer } from './change-mail-server.ts'
import type { MailServer } from './mail-server.entity.ts'
import { mailServerSet } from './mail-server-in-use.ts'

type Removing = Pick<MemberContext, 'em' | 'actor' | 'mail' | 'mailSettings' | 'site'>

/**
 * Removes the mail server that was set at the desk, and forgets its password. It takes a mail to every owner before,
 * since none leaves after. Mails that wait are kept. Changes nothing where none is set.
 * @throws {DomainError} `mailServerGiven`; `changedMeanwhile` by another owner; `signedOut`
 */
export async function removeMailServer(ctx: Removing): Promise<void> {
  const { em, mailSettings } = ctx
  if (mailSettings.SMTP_URL) throw new DomainError('mailServerGiven')
  const server = await mailServerSet(em)
  if (!server) return
  await warn(ctx, server)
  await changeMailServer(ctx, async (_, before) => {
    if (before?.id !== server.id) throw new DomainError('changedMeanwhile')
    const { host, port, security, user } = server
    return { id: uuid(), host, port, security, user, password: null, isRemoved: true }
  })
}

async function warn(ctx: Removing, { host, port }: MailServer): Promise<void> {
  const { subject, body } = staffMails.mailServerRemoved
  const { brand } = ctx.site.company
  const said = body({ brand, by: ctx.actor.member.name, server: `${host}:${port}` })
  await warnOwnersNow(ctx, { kind: 'mail-server-removed', subject: subject(brand), body: said })
}
