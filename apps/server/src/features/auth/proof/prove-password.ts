import { emailKey } from '../../../addresses/email-key.ts'
import { askerOf, clientGuesser, type GuessContext, guessPassword } from '../../people/as-guess.ts'
import { User } from '../../people/user.entity.ts'

/**
 * Finds the user of an address by password, else null after the same amount of work.
 * @throws {DomainError} `tooManyTries`, `busy`
 */
export async function provePassword(
  ctx: GuessContext,
  email: string,
  password: string,
): Promise<User | null> {
  const { em, passwords } = ctx
  const key = emailKey(email)
  const user = await em.findOne(User, { emailKey: key })
  const guesser = clientGuesser(ctx, key, user)
  if (!(await guessPassword(ctx, guesser, { hash: user?.passwordHash, password })) || !user) return null
  if (!passwords.isWeak(user.passwordHash)) return user
  const passwordHash = await passwords.hash(password, askerOf(ctx, guesser))
  const { id, sessionEpoch } = user
  await em.nativeUpdate(User, { id, sessionEpoch }, { passwordHash })
  return { ...user, passwordHash }
}
