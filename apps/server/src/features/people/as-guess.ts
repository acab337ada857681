import type { Context } from '../../doors/context.ts'
import type { Visitor } from './actor.ts'
import { knownDevice, type Signer } from './known-device.ts'

export type GuessContext = Pick<Context, 'em' | 'browser' | 'limits' | 'guesses' | 'passwords'> & {
  actor: Pick<Visitor, 'network'>
}

export interface Guesser {
  /** Key of the account. Clients and members with the same address have guesses of their own. */
  account: string
  /** Name of a browser that has signed in to the account before. Null otherwise. */
  device: string | null
  limit: 'signInNetwork' | 'staffSignInNetwork'
}

/** The guesser of a client's address. Takes as long without such a user. */
export const clientGuesser = ({ browser }: GuessContext, emailKey: string, user: Signer | null): Guesser => ({
  account: emailKey,
  device: knownDevice(browser, user ?? undefined),
  limit: 'signInNetwork',
})

/** The guesser of a member's address. Takes as long without such a member. */
export const staffGuesser = (
  { browser }: GuessContext,
  emailKey: string,
  member: Signer | null,
): Guesser => ({
  account: staffKey(emailKey),
  device: knownDevice(browser, member ?? undefined, 'deskDevice'),
  limit: 'staffSignInNetwork',
})

export const staffKey = (emailKey: string) => `staff ${emailKey}`

/** A known browser has its own queue for passwords, apart from strangers who guess. */
export const askerOf = ({ actor }: GuessContext, { account, device }: Guesser) => ({
  network: actor.network,
  account: device ? `known ${account}` : account,
})

/** Takes as long without a hash. @throws {DomainError} `tooManyTries`, `busy` */
export const guessPassword = (
  ctx: GuessContext,
  guesser: Guesser,
  { hash, password }: { hash: string | undefined; password: string },
): Promise<boolean> =>
  asGuess(ctx, guesser, () => ctx.passwords.matches(hash, password, askerOf(ctx, guesser)))

/**
 * Counts a password or code as a guess before checking it, and takes it back if it was right or the check failed. A
 * browser that has signed in before has a counter of its own, so that strangers cannot lock the owner out.
 * @throws {DomainError} `tooManyTries`
 */
export async function asGuess(
  { em, limits, guesses, actor }: GuessContext,
  { account, device, limit }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  if (!device) await limits.checkNetwork(limit, actor)
  const takeBack = await guesses.count(em, device ? `${device} ${account}` : account)
  const right = await isRight().catch(async (failure: unknown) => {
    await takeBack()
    throw failure
  })
  if (right) await takeBack()
  else if (!device) await limits.countNetwork(limit, actor)
  return right
}
