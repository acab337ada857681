import type { JoinInput } from '@northword/contract/people/staff'
import type { Context } from '../../../doors/context.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'
import { comeByLink } from './come-by-link.ts'
import { invitationPurpose } from '../staff-mails.ts'

/** Sets the password and signs in. @throws {DomainError} `linkExpired`, `tooManyTries`, `busy` */
export const join = (ctx: Context, input: JoinInput): Promise<StaffMember> =>
  comeByLink(ctx, { purpose: invitationPurpose, who: { joinedAt: null } }, input)
