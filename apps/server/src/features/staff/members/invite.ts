import type { InviteInput } from '@northword/contract/people/staff'
import { emailKey } from '../../../addresses/email-key.ts'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { mintLink } from '../../links/mint-link.ts'
import { lockRole, lockedByAddress } from '../../people/lock-member.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'
import { endEverything } from './end-rights.ts'
import { isInserted, newMember } from './set-up.ts'
import { lockOwners } from './owners.ts'
import { invitationMail, invitationPurpose } from '../staff-mails.ts'

/**
 * Invites a member: mails a link, and returns another to copy, for a studio without a mail server. Members who were
 * ended or have not joined are invited again, and their earlier links end.
 * @throws {DomainError} `signedOut`, `memberTaken`
 */
export async function invite(ctx: MemberContext, { name, email, role, mayPublish }: InviteInput) {
  const { em, actor, mail, links, passwords, site } = ctx
  const passwordHash = passwords.noPassword()
  const chosen = { name, email, emailKey: emailKey(email), passwordHash }
  const invited = { ...newMember(chosen, role, clock.now()), mayPublish, invitedBy: actor.member.id }
  return em.transactional(async (tx) => {
    await lockOwners(tx)
    await lockRole(tx, actor)
    const member = (await isInserted(tx, invited)) ? invited : await inviteAgain(tx, invited)
    await mail.add(tx, [invitationMail(member, site)])
    const link = await mintLink(tx, links, { purpose: invitationPurpose, subjectId: member.id })
    return { member, link }
  })
}

async function inviteAgain(em: Em, invited: StaffMember): Promise<StaffMember> {
  const { name, email, role, mayPublish, invitedBy } = invited
  const member = await lockedByAddress(em, email)
  if (!member || (member.joinedAt && !member.endedAt)) throw new DomainError('memberTaken')
  const change = { name, email, role, mayPublish, invitedBy, joinedAt: null, endedAt: null }
  // Earlier links were for another role, and an older release may have left rights of ended members.
  await endEverything(em, member, change)
  return { ...member, ...change }
}
