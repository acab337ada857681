import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { presentOwner, StaffMember } from '../people/staff-member.entity.ts'
import type { NewMail } from './new-mail.ts'

/** Mails every owner at once, in the transaction of `tx`. Nobody whose act it tells of can cancel it. */
export async function warnOwners(
  tx: Em,
  { mail }: Pick<Context, 'mail'>,
  warning: Pick<NewMail, 'kind' | 'subject' | 'body'>,
): Promise<void> {
  const owners = await tx.find(StaffMember, presentOwner, { disableIdentityMap: true })
  await mail.atOnce().add(
    tx,
    owners.map(({ name, email }) => ({ ...warning, from: 'hello', to: { name, address: email } })),
  )
}
