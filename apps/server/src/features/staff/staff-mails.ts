import { company } from '@northword/content/company'
import { senderName } from '@northword/content/mails'
import { staffMails } from '@northword/content/staff-mails'
import type { Em } from '../../db/orm.ts'
import { type Addressed, notEndedSince } from '../links/link-purpose.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { keepMember } from '../people/lock-member.ts'
import type { StaffMember } from '../people/staff-member.entity.ts'

/** The purpose of the link with which somebody joins the desk. */
export const invitationPurpose = 'staff-invitation'

/** The purpose of the link by which somebody who lost their way in sets a new password. */
export const resetPurpose = 'staff-reset'

/** Invites somebody to the desk. Nobody has proven the address, so it holds nothing that was typed, not even the name. */
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

/**
 * Whether a mail that was written then may have a link to the desk: not where all links of its reader were ended since. Keeps
 * them so until the transaction ends.
 */
export function mayMailInvitation(em: Em, id: string, { writtenAt }: Addressed): Promise<boolean> {
  return keepMember(em, { id, ...notEndedSince(writtenAt) })
}
