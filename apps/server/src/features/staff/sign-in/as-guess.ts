import type { Context, MemberContext } from '../../../doors/context.ts'
import { knownDevice } from '../../people/known-device.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'

export type GuessContext = Pick<Context, 'em' | 'browser' | 'limits' | 'guesses' | 'passwords'> & {
  actor: Pick<MemberContext['actor'], 'network'>
}

export interface Guesser {
  /** Key of the account. Clients with the same address have guesses of their own. */
  account: string
  /** Name of a browser that has signed in to the account before. Null otherwise. */
  device: string | null
}

/** The guesser of an address. Takes as long without such a member. */
export const guesserOf = (
  { browser }: Pick<Context, 'browser'>,
  emailKey: string,
  member: StaffMember | null,
): Guesser => ({
  account: accountKey(emailKey),
  device: knownDevice(browser, member ?? undefined, 'deskDevice'),
})

export const accountKey = (emailKey: string) => `staff ${emailKey}`

/**
 * Counts a password or code as a guess before checking it, and takes it back if it was right or the check failed. A
 * browser that has signed in before has a counter of its own, so that strangers cannot lock the owner out.
 * @throws {DomainError} `tooManyTries`
 */
export async function asGuess(
  { em, limits, guesses, actor }: GuessContext,
  { account, device }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  if (!device) await limits.checkNetwork('staffSignInNetwork', actor)
  const giveBack = await guesses.count(em, device ? `${device} ${account}` : account)
  const right = await isRight().catch(async (failure: unknown) => {
    await giveBack()
    throw failure
  })
  if (right) await giveBack()
  else if (!device) await limits.countNetwork('staffSignInNetwork', actor)
  return right
}
