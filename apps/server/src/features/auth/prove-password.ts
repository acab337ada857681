import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { User } from '../people/user.entity.ts'
import { knownDevice } from './known-device.ts'

type ProofContext = Pick<Context, 'em' | 'browser' | 'actor' | 'limits' | 'guesses' | 'passwords'>

/**
 * The user of an address, if the password is theirs; null otherwise, after the same work whether or not
 * there is such an account. Every call counts as a guess before the password is looked at, and no longer once
 * the password was right.
 * @throws {DomainError} `tooManyTries`, `busy`
 */
export async function provePassword(
  ctx: ProofContext,
  email: string,
  password: string,
): Promise<User | null> {
  const { em, passwords, browser, actor } = ctx
  const key = emailKey(email)
  const user = await em.findOne(User, { emailKey: key })
  const device = knownDevice(browser, user ?? undefined)
  const giveBack = await countGuess(ctx, key, device)
  // A browser of the owner does not wait behind strangers who guess.
  const asker = { network: actor.network, account: device ? `known ${key}` : key }
  const isRight = await passwords
    .matches(user?.passwordHash, password, asker)
    .catch(async (busy: unknown) => {
      await giveBack()
      throw busy
    })
  if (!isRight || !user) return null
  await giveBack()
  if (!passwords.isWeak(user.passwordHash)) return user
  const stronger = { ...user, passwordHash: await passwords.hash(password, asker) }
  await em.transactional(async (tx) => {
    if (await isCurrent(tx, user))
      await tx.nativeUpdate(User, { id: user.id }, { passwordHash: stronger.passwordHash })
  })
  return stronger
}

/**
 * Counts a guess, first for the network: one that is refused leaves nothing behind for the accounts that it
 * tries. A browser that has signed in to the account before is counted by itself alone, so that strangers who
 * use up the guesses of the account, or of the network, cannot keep its owner out.
 * @returns the way to take it back
 */
async function countGuess(
  { em, actor, limits, guesses }: ProofContext,
  key: string,
  device: string | null,
): Promise<() => Promise<unknown>> {
  if (device) return guesses.count(em, `${device} ${key}`)
  await limits.countNetwork('signInNetwork', actor)
  const forNetwork = () => limits.giveBack('signInNetwork', actor)
  const forAccount = await guesses.count(em, key).catch(async (refusal: unknown) => {
    await forNetwork()
    throw refusal
  })
  return () => Promise.all([forNetwork(), forAccount()])
}

/** Whether the password is still the one that was read, and stays so until the transaction ends. */
async function isCurrent(em: Em, { id, sessionEpoch }: User) {
  return (await em.nativeUpdate(User, { id, sessionEpoch }, { sessionEpoch })) > 0
}
