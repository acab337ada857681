import type { StaffMember } from '../../people/staff-member.entity.ts'
import { asGuess, type GuessContext, guesserOf } from './as-guess.ts'

/** Takes as long without a member. @throws {DomainError} `tooManyTries`, `busy` */
export function proveMemberPassword(
  ctx: GuessContext,
  emailKey: string,
  { member, password }: { member: StaffMember | null; password: string },
): Promise<boolean> {
  const hash = member?.endedAt === null ? member.passwordHash : undefined
  const guesser = guesserOf(ctx, emailKey, member)
  const { account, device } = guesser
  // A known browser has its own queue, apart from strangers who guess.
  const asker = { network: ctx.actor.network, account: device ? `known ${account}` : account }
  return asGuess(ctx, guesser, () => ctx.passwords.matches(hash, password, asker))
}
