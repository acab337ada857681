import type { ProveAgainInput } from '@northword/contract/people/staff'
import type { MemberContext } from '../../../doors/context.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { StaffSession } from '../../people/staff-session.entity.ts'
import { proveMemberPassword } from './staff-sign-in.ts'
import { proveCode } from './use-code.ts'

/**
 * Proves by password or code that a signed-in member is still the same person. Counts as fresh for ten minutes.
 * @throws {DomainError} `passwordIncorrect`, `codeIncorrect`, `tooManyTries`, `busy`
 */
export async function proveAgain(ctx: MemberContext, { password, code }: ProveAgainInput): Promise<void> {
  const { member, session } = ctx.actor
  if (password === undefined) await proveCode(ctx, member, code)
  else if (!(await proveMemberPassword(ctx, member.emailKey, { member, password })))
    throw fieldError('password', 'passwordIncorrect')
  await ctx.em.nativeUpdate(StaffSession, { id: session.id }, { provedAt: clock.now() })
}
