import { emailKey } from '../../addresses/email-key.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { endLinks } from '../links/redeem.ts'
import { Mail } from '../mail/mail.entity.ts'
import { User } from '../people/user.entity.ts'
import { accountKinds, emailChangedMail, newAddressMail } from './auth-mails.ts'
import { endSessions } from './sessions/sessions.ts'

/**
 * Gives an account another address, not yet verified: ends its sessions and links, deletes the mails about it, and
 * mails both addresses. Orders, messages and the newsletter keep the address that was typed for them.
 * @returns `unknown` if no account has the first address, `taken` if one has the second
 * @throws {DomainError} `changedMeanwhile`
 */
export const changeEmail = (
  { em, mail, site }: Pick<Context, 'em' | 'mail' | 'site'>,
  { from, to }: { from: string; to: string },
): Promise<'changed' | 'unknown' | 'taken'> =>
  em.transactional(async (tx) => {
    const user = await tx.findOne(User, { emailKey: emailKey(from) })
    if (!user) return 'unknown'
    const next = { email: to, emailKey: emailKey(to), emailVerifiedAt: null }
    if ((await tx.count(User, { emailKey: next.emailKey })) > 0) return 'taken'
    const changed = await endSessions(tx, user, next)
    if (!changed) throw new DomainError('changedMeanwhile')
    await endWhatWasMailed(tx, user)
    await mail.add(tx, [emailChangedMail(user, site), newAddressMail(changed, site)])
    return 'changed'
  })

/** Mails go as well: one that is still to be sent would make its link, and erasure finds only the new address. */
async function endWhatWasMailed(em: Em, { id, emailKey: key }: User): Promise<void> {
  for (const purpose of ['reset-password', 'verify-email']) await endLinks(em, purpose, id)
  const kind = { $in: [...accountKinds] }
  await em.nativeDelete(Mail, { emailKey: key, orderId: null, kind })
}
