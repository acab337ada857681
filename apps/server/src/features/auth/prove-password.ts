import { emailKey } from '../../email-key.ts'
import type { Context } from '../../context.ts'
import type { Em } from '../../db/orm.ts'
import { User } from '../users/user.entity.ts'
import { knownDevice } from './known-device.ts'

type ProofContext = Pick<Context, 'em' | 'browser' | 'limits' | 'passwords'>

/**
 * The user of an address, if the password is theirs; null otherwise, after the same work whether or not
 * there is such an account. Every call counts as a try, before the password is looked at.
 * @throws {DomainError} `tooManyTries`, `busy`
 */
export async function provePassword(
  ctx: ProofContext,
  email: string,
  password: string,
): Promise<User | null> {
  const { em, passwords } = ctx
  const user = await em.findOne(User, { emailKey: emailKey(email) })
  const tries = await countTry(ctx, emailKey(email), user ?? undefined)
  const isRight = await passwords.matches(user?.passwordHash, password).catch(async (busy: unknown) => {
    await tries.wasNone()
    throw busy
  })
  if (!isRight || !user) {
    await tries.wasWrong()
    return null
  }
  await tries.wasRight()
  if (!passwords.isWeak(user.passwordHash)) return user
  const stronger = { ...user, passwordHash: await passwords.hash(password) }
  await em.transactional(async (tx) => {
    if (await isCurrent(tx, user))
      await tx.nativeUpdate(User, { id: user.id }, { passwordHash: stronger.passwordHash })
  })
  return stronger
}

/** Whether the password is still the one that was read, and stays so until the transaction ends. */
async function isCurrent(em: Em, { id, sessionEpoch }: User) {
  return (await em.nativeUpdate(User, { id, sessionEpoch }, { sessionEpoch })) > 0
}

/**
 * Counts a try by account and network. A browser that has signed in to the account before is counted by
 * itself alone, so that strangers who use up the tries of the account, or of the network, cannot keep its
 * owner out. What is counted more widely, over all networks and over all accounts, are wrong tries alone.
 */
async function countTry({ browser, limits }: ProofContext, key: string, user: User | undefined) {
  const { network } = browser
  const device = knownDevice(browser, user)
  const limit = device ? 'signInDevice' : 'signInHere'
  const tried = `${device ?? network} ${key}`
  const count = await limits.count(limit, tried)
  const suspicions = device
    ? []
    : [await limits.suspect('signInNetwork', network), await limits.suspect('signInAccount', key)]
  const dismiss = async () => void (await Promise.all(suspicions.map((each) => each.dismiss())))
  return {
    async wasWrong() {
      for (const each of suspicions) await each.confirm()
    },
    async wasRight() {
      await dismiss()
      // A first try may stay counted: the next right one clears it.
      if (count > 1) await limits.forget(limit, tried)
    },
    /** The password was not looked at. */
    async wasNone() {
      await dismiss()
      await limits.giveBack(limit, tried)
    },
  }
}
