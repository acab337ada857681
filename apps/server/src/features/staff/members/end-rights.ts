import type { Em } from '../../../db/orm.ts'
import { revokeTokensOf } from '../../api-tokens/tokens.ts'
import { clock } from '../../../time/clock.ts'
import { endLinks, endLinksMadeBy } from '../../links/redeem.ts'
import { endHolds } from '../../mail/cancel-mail.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { exposeSecretsOf } from '../../webhooks/webhooks.ts'
import { RecoveryCode } from '../sign-in/recovery-code.entity.ts'
import { noSecondFactor } from '../sign-in/second-factor.ts'
import { invitationPurpose, resetPurpose } from '../staff-mails.ts'
import { staffSessions } from '../sign-in/staff-sessions.ts'

/** Ends sessions, API tokens, holds, and links, also in waiting mails, for good. Marks known webhook secrets. */
export async function endRights(em: Em, member: StaffMember, change: Partial<StaffMember>): Promise<void> {
  await staffSessions.endAll(em, member, { ...change, linksEndedAt: clock.now() })
  await revokeTokensOf(em, member.id)
  await endHolds(em, member.id)
  if (mayKnowSecrets(member)) await exposeSecretsOf(em, member.id)
  for (const purpose of [invitationPurpose, resetPurpose]) await endLinks(em, purpose, member.id)
  await endLinksMadeBy(em, member.id)
  await endInvitationsBy(em, member.id)
}

/** Ends what a member invited others by, also in waiting mails. Another owner may invite them again. */
async function endInvitationsBy(em: Em, memberId: string): Promise<void> {
  const waiting = { invitedBy: memberId, joinedAt: null, endedAt: null }
  const invited = await em.find(StaffMember, waiting, { fields: ['id'], disableIdentityMap: true })
  const ids = invited.map(({ id }) => id)
  await em.nativeUpdate(StaffMember, { id: { $in: ids } }, { linksEndedAt: clock.now() })
  for (const id of ids) await endLinks(em, invitationPurpose, id)
}

/** True if webhook secrets were shown to the member: only to owners who have joined. */
const mayKnowSecrets = ({ role, joinedAt }: StaffMember) => role === 'owner' && joinedAt !== null

/** As {@link endRights}, and the password, the second factor and its recovery codes. */
export async function endEverything(
  em: Em,
  member: StaffMember,
  change: Partial<StaffMember>,
): Promise<void> {
  await endRights(em, member, { ...noSecondFactor, ...change })
  await em.nativeDelete(RecoveryCode, { memberId: member.id })
}
