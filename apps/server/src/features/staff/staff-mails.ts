import { company } from '@northword/content/studio/company'
import { senderName } from '@northword/content/mails/mails'
import { staffMails } from '@northword/content/mails/staff-mails'
import type { Em } from '../../db/orm.ts'
import { type Addressed, notEndedSince } from '../links/link-purpose.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { keepMember } from '../people/lock-member.ts'
import type { StaffMember } from '../people/staff-member.entity.ts'

export const invitationPurpose = 'staff-invitation'

/** Purpose of the link by which a member sets a new password. */
export const resetPurpose = 'staff-reset'

/** An invitation. The address is unproven, so the mail holds nothing that was typed, not even the name. */
export function invitationMail({ id, email, role }: StaffMember): NewMail {
  const { subject, body, action } = staffMails.invitation
  return {
    kind: invitationPurpose,
    from: { name: senderName, address: company.emails.hello },
    to: { name: '', address: email },
    subject,
    body: { ...body(role), action: { purpose: invitationPurpose, subjectId: id, label: action } },
  }
}

/** True if a mail may link to the desk: links not ended since it was written. Takes a shared lock on the member. */
export function mayMailInvitation(em: Em, id: string, { writtenAt }: Addressed): Promise<boolean> {
  return keepMember(em, { id, ...notEndedSince(writtenAt) })
}
