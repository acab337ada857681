import type { StaffMember } from '../people/staff-member.entity.ts'
import { asGuess, type GuessContext, guesserOf } from './as-guess.ts'

/**
 * Whether this is the password of a member who may enter; the same work where there is none.
 * @throws {DomainError} `tooManyTries`, `busy`
 */
export function proveMemberPassword(
  ctx: GuessContext,
  emailKey: string,
  { member, password }: { member: StaffMember | null; password: string },
): Promise<boolean> {
  const hash = member?.endedAt === null ? member.passwordHash : undefined
  const guesser = guesserOf(ctx, emailKey, member)
  const { account, device } = guesser
  // A known browser does not queue behind strangers who guess.
  const asker = { network: ctx.actor.network, account: device ? `known ${account}` : account }
  return asGuess(ctx, guesser, () => ctx.passwords.matches(hash, password, asker))
}
