import { staffMails } from '@northword/content/mails/staff-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { Em } from '../../db/orm.ts'
import { type Addressed, notEndedSince } from '../links/link-purpose.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { lockMemberShared } from '../people/lock-member.ts'
import type { StaffMember } from '../people/staff-member.entity.ts'

export const invitationPurpose = 'staff-invitation'

/** Purpose of the link by which a member sets a new password. */
export const resetPurpose = 'staff-reset'

/** An invitation. The address is unproven, so the mail holds nothing that was typed, not even the name. */
export function invitationMail({ id, email, role }: StaffMember, { company }: SiteContent): NewMail {
  const { subject, body, action } = staffMails.invitation
  return {
    kind: invitationPurpose,
    from: 'hello',
    to: { name: '', address: email },
    subject: subject(company.brand),
    body: {
      ...body(role, company.brand),
      action: { purpose: invitationPurpose, subjectId: id, label: action },
    },
  }
}

/** True if a mail may link to the desk: links not ended since it was written. Takes a shared lock on the member. */
export function mayMailInvitation(em: Em, id: string, { writtenAt }: Addressed): Promise<boolean> {
  return lockMemberShared(em, { id, ...notEndedSince(writtenAt) })
}
