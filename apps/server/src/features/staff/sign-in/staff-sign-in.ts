import type { ProveAgainInput, StaffSignInInput } from '@northword/contract/people/staff'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context, MemberContext } from '../../../doors/context.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { asGuess, type GuessContext, guessPassword, staffGuesser, staffKey } from '../../people/as-guess.ts'
import { clock } from '../../../time/clock.ts'
import { StaffSession } from '../../people/staff-session.entity.ts'
import type { Em } from '../../../db/orm.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { beginStaffSession, keepStaffSession } from './staff-sessions.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { stepOfCode } from './totp.ts'

/**
 * Signs in by address, password and, if set up, a code. An unknown address takes as long, with the same message.
 * @throws {DomainError} `wrongCredentials`, `codeNeeded`, `codeIncorrect`, `tooManyTries`, `busy`
 */
export async function staffSignIn(
  ctx: Context,
  { email, password, code }: StaffSignInInput,
): Promise<StaffMember> {
  const { em, browser } = ctx
  const key = emailKey(email)
  const member = await em.findOne(StaffMember, { emailKey: key })
  const isRight = await proveMemberPassword(ctx, key, { member, password })
  if (!isRight || !member) throw new DomainError('wrongCredentials')
  if (member.totpSecret !== null) await proveCode(ctx, member, code)
  const strong = await strengthened(ctx, member, password)
  keepStaffSession(browser, await beginStaffSession(ctx, strong))
  return strong
}

/**
 * Proves by password or code that a signed-in member is still the same person. Counts as fresh for ten minutes.
 * @throws {DomainError} `passwordIncorrect`, `codeIncorrect`, `tooManyTries`, `busy`
 */
export async function proveAgain(ctx: MemberContext, { password, code }: ProveAgainInput): Promise<void> {
  const { member, session } = ctx.actor
  if (password === undefined) await proveCode(ctx, member, code)
  else if (!(await proveMemberPassword(ctx, member.emailKey, { member, password })))
    throw fieldError('password', 'passwordIncorrect')
  await ctx.em.nativeUpdate(StaffSession, { id: session.id }, { provedAt: clock.now() })
}

/** Takes as long without a member. @throws {DomainError} `tooManyTries`, `busy` */
export function proveMemberPassword(
  ctx: GuessContext,
  key: string,
  { member, password }: { member: StaffMember | null; password: string },
): Promise<boolean> {
  const hash = member?.endedAt === null ? member.passwordHash : undefined
  return guessPassword(ctx, staffGuesser(ctx, key, member), { hash, password })
}

/** Hashes the password again if its hash is weaker than today's. */
async function strengthened({ em, passwords, actor }: Context, member: StaffMember, password: string) {
  if (!passwords.isWeak(member.passwordHash)) return member
  const { id, sessionEpoch, emailKey: key } = member
  const asker = { network: actor.network, account: staffKey(key) }
  const passwordHash = await passwords.hash(password, asker)
  await em.nativeUpdate(StaffMember, { id, sessionEpoch }, { passwordHash })
  return { ...member, passwordHash }
}

/**
 * Uses up a code of the authenticator app or a recovery code. Each works once.
 * @param code without spaces and hyphens, in small letters; empty if none was typed
 * @throws {DomainError} `codeNeeded`, `codeIncorrect`, `tooManyTries`
 */
async function proveCode(ctx: GuessContext, member: StaffMember, code: string): Promise<void> {
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
