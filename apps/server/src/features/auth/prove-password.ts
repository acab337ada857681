import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { User } from '../people/user.entity.ts'
import { knownDevice } from '../people/known-device.ts'

type ProofContext = Pick<Context, 'em' | 'browser' | 'actor' | 'limits' | 'guesses' | 'passwords'>

/**
 * Finds the user of an address if the password is right, else null, after the same work whether or not there is such
 * an account. A call counts as a guess before the password is checked, and is taken back if it was right.
 * @throws {DomainError} `tooManyTries`, `busy`
 */
export async function provePassword(
  ctx: ProofContext,
  email: string,
  password: string,
): Promise<User | null> {
  const { em, passwords, browser, actor, limits } = ctx
  const key = emailKey(email)
  const user = await em.findOne(User, { emailKey: key })
  const device = knownDevice(browser, user ?? undefined)
  const giveBack = await countGuess(ctx, key, device)
  // The owner's known browser does not queue behind strangers who guess.
  const asker = { network: actor.network, account: device ? `known ${key}` : key }
  const isRight = await passwords
    .matches(user?.passwordHash, password, asker)
    .catch(async (busy: unknown) => {
      await giveBack()
      throw busy
    })
  if (!isRight || !user) {
    if (!device) await limits.countNetwork('signInNetwork', actor)
    return null
  }
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
 * Counts a guess at the account, where the network may still guess: a refused network adds no rows for the accounts that
 * it tries. A browser that has signed in to the account before is counted by itself alone, so that strangers who use up
 * the guesses of the account, or of the network, cannot lock its owner out.
 * @returns a function that takes the guess back
 */
async function countGuess({ em, actor, limits, guesses }: ProofContext, key: string, device: string | null) {
  if (device) return guesses.count(em, `${device} ${key}`)
  await limits.checkNetwork('signInNetwork', actor)
  return guesses.count(em, key)
}

/** Whether the password is still the one that was read; the update locks the row until the transaction ends. */
async function isCurrent(em: Em, { id, sessionEpoch }: User) {
  return (await em.nativeUpdate(User, { id, sessionEpoch }, { sessionEpoch })) > 0
}
