import type { Context, MemberContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { presentOwner, StaffMember } from '../people/staff-member.entity.ts'
import type { NewMail } from './new-mail.ts'

type Warning = Pick<NewMail, 'kind' | 'subject' | 'body'>

/** Mails every owner at once, in the transaction of `tx`. Nobody whose act it tells of can cancel it. */
export async function warnOwners(tx: Em, { mail }: Pick<Context, 'mail'>, warning: Warning): Promise<void> {
  await mail.atOnce().add(tx, await toOwners(tx, warning))
}

/** The same before it returns, in one try. For an act after which no mail leaves; never within its transaction. */
export async function warnOwnersNow(
  { em, mail, actor }: Pick<MemberContext, 'em' | 'mail' | 'actor'>,
  warning: Warning,
): Promise<void> {
  const mails = await toOwners(em, warning)
  await Promise.all(mails.map((each) => mail.sendNow(em.fork(), each, actor.member.id)))
}

async function toOwners(em: Em, warning: Warning): Promise<NewMail[]> {
  const owners = await em.find(StaffMember, presentOwner, { disableIdentityMap: true })
  return owners.map(({ name, email }) => ({ ...warning, from: 'hello', to: { name, address: email } }))
}
