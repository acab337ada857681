import type { SignUpInput } from '@northword/contract/people/auth'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { claimOrders } from '../../orders/change/claim-orders.ts'
import { mayMail, takeBackMail } from '../../mail/few-mails.ts'
import { User } from '../../people/user.entity.ts'
import { verificationMail } from '../auth-mails.ts'
import { beginSession, keepSession } from '../sessions/sessions.ts'

/**
 * Makes an account, signs its owner in and gives it the guest orders that this browser placed with the same address.
 * Mails a link that verifies the address, unless the mailbox is over its limit (`isMailed`).
 * @throws {DomainError} `emailTaken`, `busy`
 */
export async function signUp(
  ctx: Context,
  { password, ...typed }: SignUpInput,
): Promise<{ user: User; isMailed: boolean }> {
  const { em, actor, browser, limits, passwords, mail, site } = ctx
  const { email } = typed
  const key = emailKey(email)
  const user: User & Pick<User, keyof typeof typed> = {
    phone: '',
    ...typed,
    id: uuid(),
    emailKey: key,
    passwordHash: await passwords.hash(password, { network: actor.network, account: key }),
    sessionEpoch: 0,
    emailVerifiedAt: null,
    terms: 'prepaid',
    createdAt: clock.now(),
    deletionRequestedAt: null,
  }
  const counted = ['verify-email', email, null] as const
  const isMailed = await mayMail(limits, ...counted)
  const begun = await em.transactional(async (tx) => {
    if (!(await insertUser(tx, user))) return null
    await claimOrders(tx, user, actor.claimHash)
    if (isMailed) await mail.add(tx, [verificationMail(user, site)])
    return beginSession({ em: tx, browser }, user, false)
  })
  if (!begun) {
    await takeBackMail(limits, ...counted)
    throw new DomainError('emailTaken')
  }
  keepSession(browser, begun)
  return { user, isMailed }
}

/** False: the address has an account. */
async function insertUser(em: Em, user: User): Promise<boolean> {
  const insert = em.createQueryBuilder(User).insert(user).onConflict().ignore().returning('id')
  return (await insert.execute<Pick<User, 'id'>[]>('all')).length > 0
}
