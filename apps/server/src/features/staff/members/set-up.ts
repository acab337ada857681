import type { SetUpInput } from '@northword/contract/people/staff'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { staffKey } from '../../people/as-guess.ts'
import { hasOwner, lockOwners } from './owners.ts'
import { setUpPurpose } from './offer-set-up.ts'
import { beginStaffSession, keepStaffSession } from '../sign-in/staff-sessions.ts'

/**
 * Makes the first owner by the one-time link and signs them in. Of several concurrent calls one succeeds.
 * @throws {DomainError} `notFound` if there is an owner; `linkExpired`, `memberTaken`, `tooManyTries`, `busy`
 */
export async function setUp(
  ctx: Context,
  { token, name, email, password }: SetUpInput,
): Promise<StaffMember> {
  const { em, actor, browser, passwords, setUpLink } = ctx
  await subjectOf(ctx, setUpPurpose, token).catch(async (failure: unknown) => {
    throw (await hasOwner(em)) ? new DomainError('notFound') : failure
  })
  const key = emailKey(email)
  const passwordHash = await passwords.hash(password, { network: actor.network, account: staffKey(key) })
  const joinedAt = clock.now()
  const chosen = { name, email, emailKey: key, passwordHash }
  const owner = { ...newMember(chosen, 'owner', joinedAt), joinedAt }
  const begun = await em.transactional(async (tx) => {
    await lockOwners(tx)
    if (await hasOwner(tx)) throw new DomainError('notFound')
    await redeem(tx, setUpPurpose, token)
    if (!(await isInserted(tx, owner))) throw new DomainError('memberTaken')
    return beginStaffSession({ em: tx, browser }, owner)
  })
  keepStaffSession(browser, begun)
  await setUpLink.remove()
  return owner
}

type Chosen = Pick<StaffMember, 'name' | 'email' | 'emailKey' | 'passwordHash'>

export const newMember = (chosen: Chosen, role: StaffMember['role'], createdAt: Date): StaffMember => ({
  ...chosen,
  id: uuid(),
  role,
  mayPublish: false,
  sessionEpoch: 0,
  totpSecret: null,
  pendingTotpSecret: null,
  lastTotpStep: 0,
  mailsWhenAssigned: true,
  createdAt,
  invitedBy: null,
  joinedAt: null,
  endedAt: null,
  linksEndedAt: null,
})

/** Inserts a member. False if the address is taken. */
export async function isInserted(em: Em, member: StaffMember): Promise<boolean> {
  const insert = em.createQueryBuilder(StaffMember).insert(member).onConflict().ignore().returning('id')
  return (await insert.execute<Pick<StaffMember, 'id'>[]>('all')).length > 0
}
