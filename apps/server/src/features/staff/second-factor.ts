import { randomBytes } from 'node:crypto'
import type { NewSecondFactor } from '@northword/contract/staff'
import { Secret } from 'otpauth'
import type { MemberContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { hashOfSecret } from '../../secrets.ts'
import type { Member } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { StaffSession } from '../people/staff-session.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { refusedCode } from './use-code.ts'

/** How many recovery codes there are. */
const codeCount = 10
/** 120 bits, 24 letters in base32: more than anybody can guess from a stolen table of plain hashes. */
const codeBytes = 15

/** Makes a secret for an authenticator app, and shows it this once. A second factor that was set up before stays. */
export async function beginSecondFactor({ em, actor }: MemberContext): Promise<NewSecondFactor> {
  const secret = newTotpSecret()
  await em.nativeUpdate(StaffMember, { id: actor.member.id }, { pendingTotpSecret: secret })
  return { uri: totpUri(secret, actor.member.email), secret }
}

/**
 * Sets the second factor up, once the app shows a code of the new secret. Earlier recovery codes end, and so does every
 * other session of the member.
 * @returns recovery codes, which are shown this once
 * @throws {DomainError} `codeIncorrect`
 */
export async function confirmSecondFactor({ em, actor }: MemberContext, code: string): Promise<string[]> {
  const { id, pendingTotpSecret } = actor.member
  const step = pendingTotpSecret === null ? null : stepOfCode(pendingTotpSecret, code)
  if (pendingTotpSecret === null || step === null) throw refusedCode('codeIncorrect')
  const confirmed = { totpSecret: pendingTotpSecret, pendingTotpSecret: null, lastTotpStep: step }
  return em.transactional(async (tx) => {
    if ((await tx.nativeUpdate(StaffMember, { id, pendingTotpSecret }, confirmed)) === 0)
      throw refusedCode('codeIncorrect')
    await endOtherSessions(tx, actor)
    return newRecoveryCodes(tx, id)
  })
}

/** Ends the second factor, and every other session; from now on the password alone signs in. */
export async function endSecondFactor({ em, actor }: MemberContext): Promise<void> {
  const { id } = actor.member
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(StaffMember, { id }, noSecondFactor)
    await tx.nativeDelete(RecoveryCode, { memberId: id })
    await endOtherSessions(tx, actor)
  })
}

/** What a member without a second factor has. */
export const noSecondFactor = { totpSecret: null, pendingTotpSecret: null }

/** Whoever has come in by what was good until now proves themselves anew. */
async function endOtherSessions(em: Em, { member, session }: Member) {
  await em.nativeDelete(StaffSession, { memberId: member.id, id: { $ne: session.id } })
}

async function newRecoveryCodes(em: Em, memberId: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { memberId })
  const codes = Array.from({ length: codeCount }, newCode)
  const rows = codes.map((code) => ({ hash: hashOfSecret(code), memberId, usedAt: null }))
  await em.insertMany(RecoveryCode, rows)
  return codes.map(inFours)
}

const newCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(codeBytes)).buffer }).base32.toLowerCase()

/** As it is easier to copy by hand. */
const inFours = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
