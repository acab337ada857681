import type { Context, MemberContext } from '../../doors/context.ts'
import { knownDevice } from '../people/known-device.ts'
import type { StaffMember } from '../people/staff-member.entity.ts'

/** What guessing needs of a request at the desk, signed in or not. */
export type GuessContext = Pick<Context, 'em' | 'browser' | 'limits' | 'guesses' | 'passwords'> & {
  actor: Pick<MemberContext['actor'], 'network'>
}

/** Who guesses, as far as it counts. */
export interface Guesser {
  /** The account, by a key; clients with the same address have guesses of their own. */
  account: string
  /** The name of this browser if it has signed in to the account before; null otherwise. */
  device: string | null
}

/** Who guesses at the account of an address, with the same work where there is none. */
export const guesserOf = (
  { browser }: Pick<Context, 'browser'>,
  emailKey: string,
  member: StaffMember | null,
): Guesser => ({
  account: accountKey(emailKey),
  device: knownDevice(browser, member ?? undefined, 'deskDevice'),
})

/** An account at the desk as limits name it. */
export const accountKey = (emailKey: string) => `staff ${emailKey}`

/**
 * Checks a password or a code as a guess: it counts before it is checked, and is taken back if it was right, or could not
 * be checked. A browser that has signed in to the account before is counted by itself, so that strangers cannot lock
 * its owner out.
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
