import { randomBytes } from 'node:crypto'
import type { NewSecondFactor } from '@northword/contract/people/staff'
import { Secret } from 'otpauth'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import type { Member } from '../../people/actor.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { StaffSession } from '../../people/staff-session.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { StudioSettings, theStudio } from './studio-settings.entity.ts'

const codeCount = 10
/** 120 bits, 24 letters in base32: too many to guess from a stolen table of plain hashes. */
const codeBytes = 15

/** Makes a secret for an authenticator app and shows it this once. An existing second factor stays. */
export async function beginSecondFactor({ em, actor, site }: MemberContext): Promise<NewSecondFactor> {
  const secret = newTotpSecret()
  await em.nativeUpdate(StaffMember, { id: actor.member.id }, { pendingTotpSecret: secret })
  const named = { issuer: site.company.brand, label: actor.member.email }
  return { uri: totpUri(secret, named), secret }
}

/**
 * Sets up the second factor by a code of the new secret. Ends earlier recovery codes and other sessions.
 * @returns recovery codes, shown this once
 * @throws {DomainError} `codeIncorrect`, `signedOut`
 */
export async function confirmSecondFactor({ em, actor }: MemberContext, code: string): Promise<string[]> {
  const { id, pendingTotpSecret } = actor.member
  const step = pendingTotpSecret === null ? null : stepOfCode(pendingTotpSecret, code)
  if (pendingTotpSecret === null || step === null) throw fieldError('code', 'codeIncorrect')
  const confirmed = { totpSecret: pendingTotpSecret, pendingTotpSecret: null, lastTotpStep: step }
  return em.transactional(async (tx) => {
    if ((await tx.nativeUpdate(StaffMember, { id, pendingTotpSecret }, confirmed)) === 0)
      throw fieldError('code', 'codeIncorrect')
    await endOtherSessions(tx, actor)
    return newRecoveryCodes(tx, id)
  })
}

/**
 * Removes the second factor and ends the other sessions. The password alone signs in from then on.
 * @throws {DomainError} `signedOut`
 */
export async function endSecondFactor({ em, actor }: MemberContext): Promise<void> {
  const { id } = actor.member
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(StaffMember, { id }, noSecondFactor)
    await tx.nativeDelete(RecoveryCode, { memberId: id })
    await endOtherSessions(tx, actor)
  })
}

/** Sets whether all members need a second factor. Those without one may then only set one up. */
export async function demandSecondFactor({ em }: MemberContext, demanded: boolean): Promise<void> {
  await em.nativeUpdate(StudioSettings, theStudio, { secondFactorDemanded: demanded })
}

export async function isSecondFactorDemanded(em: Em): Promise<boolean> {
  return (await em.findOneOrFail(StudioSettings, theStudio)).secondFactorDemanded
}

export const noSecondFactor = { totpSecret: null, pendingTotpSecret: null }

/** Ends the sessions that began with the earlier proof, and those that are just beginning with it. */
async function endOtherSessions(em: Em, { member: { id, sessionEpoch }, session }: Member) {
  const epoch = sessionEpoch + 1
  if ((await em.nativeUpdate(StaffMember, { id, sessionEpoch }, { sessionEpoch: epoch })) === 0)
    throw new DomainError('signedOut')
  await em.nativeUpdate(StaffSession, { id: session.id }, { epoch })
  await em.nativeDelete(StaffSession, { memberId: id, id: { $ne: session.id } })
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

/** Groups of four are easier to copy by hand. */
const inFours = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
