import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { User } from '../../people/user.entity.ts'
import { knownDevice } from '../../people/known-device.ts'

type ProofContext = Pick<Context, 'em' | 'browser' | 'actor' | 'limits' | 'guesses' | 'passwords'>

/**
 * Finds the user of an address by password, else null after the same amount of work. Counts a guess beforehand and
 * takes it back if the password is right.
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
  // The owner's known browser has its own queue, apart from strangers who guess.
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
 * Counts a guess at the account, unless the network is over its limit. A browser that has signed in before has a
 * counter of its own, so that strangers' guesses cannot lock the owner out.
 * @returns a function that takes the guess back
 */
async function countGuess({ em, actor, limits, guesses }: ProofContext, key: string, device: string | null) {
  if (device) return guesses.count(em, `${device} ${key}`)
  await limits.checkNetwork('signInNetwork', actor)
  return guesses.count(em, key)
}

/** True if the password has not changed since it was read. The update locks the row until the transaction ends. */
async function isCurrent(em: Em, { id, sessionEpoch }: User) {
  return (await em.nativeUpdate(User, { id, sessionEpoch }, { sessionEpoch })) > 0
}
