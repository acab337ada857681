import type { SignUpInput } from '@northword/contract/people/auth'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { claimOrders } from '../../orders/change/claim-orders.ts'
import { mayMail } from '../../mail/few-mails.ts'
import { User } from '../../people/user.entity.ts'
import { verificationMail } from '../auth-mails.ts'
import { beginSession, keepSession } from '../sessions/sessions.ts'

/**
 * Makes an account, signs its owner in and gives it the guest orders that this browser placed with the same address.
 * Mails a link that verifies the address, unless the mailbox is over its limit.
 * @throws {DomainError} `emailTaken`, `busy`
 */
export async function signUp(ctx: Context, { name, email, password }: SignUpInput): Promise<User> {
  const { em, actor, browser, limits, passwords, mail, site } = ctx
  const key = emailKey(email)
  const user: User = {
    id: uuid(),
    name,
    email,
    emailKey: key,
    phone: '',
    passwordHash: await passwords.hash(password, { network: actor.network, account: key }),
    sessionEpoch: 0,
    emailVerifiedAt: null,
    terms: 'prepaid',
    createdAt: clock.now(),
    deletionRequestedAt: null,
  }
  const isMailed = await mayMail(limits, 'verify-email', email, null)
  const begun = await em.transactional(async (tx) => {
    await insertUser(tx, user)
    await claimOrders(tx, user, actor.claimHash)
    if (isMailed) await mail.add(tx, [verificationMail(user, site)])
    return beginSession({ em: tx, browser }, user, false)
  })
  keepSession(browser, begun)
  return user
}

async function insertUser(em: Em, user: User) {
  const insert = em.createQueryBuilder(User).insert(user).onConflict().ignore().returning('id')
  const inserted = await insert.execute<Pick<User, 'id'>[]>('all')
  if (inserted.length === 0) throw new DomainError('emailTaken')
}
