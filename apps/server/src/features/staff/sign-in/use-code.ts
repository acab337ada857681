import type { Em } from '../../../db/orm.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { asGuess, type GuessContext, staffGuesser } from '../../people/as-guess.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { stepOfCode } from './totp.ts'

/**
 * Uses up a code of the authenticator app or a recovery code. Each works once.
 * @param code without spaces and hyphens, in small letters; empty if none was typed
 * @throws {DomainError} `codeNeeded`, `codeIncorrect`, `tooManyTries`
 */
export async function proveCode(ctx: GuessContext, member: StaffMember, code: string): Promise<void> {
  if (code === '') throw fieldError('code', 'codeNeeded')
  const isRight = await asGuess(ctx, staffGuesser(ctx, member.emailKey, member), () =>
    useCode(ctx.em, member, code),
  )
  if (!isRight) throw fieldError('code', 'codeIncorrect')
}

/** Compares and sets in one statement: of two concurrent uses one succeeds. */
async function useCode(em: Em, { id, totpSecret }: StaffMember, code: string): Promise<boolean> {
  if (totpSecret === null) return false
  const step = stepOfCode(totpSecret, code)
  const used =
    step === null
      ? await em.nativeUpdate(
          RecoveryCode,
          { hash: hashOfSecret(code), memberId: id, usedAt: null },
          { usedAt: clock.now() },
        )
      : await em.nativeUpdate(
          StaffMember,
          { id, totpSecret, lastTotpStep: { $lt: step } },
          { lastTotpStep: step },
        )
  return used > 0
}
