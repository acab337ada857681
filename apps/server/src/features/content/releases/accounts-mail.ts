import { staffMails } from '@northword/content/mails/staff-mails'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import type { Release } from '../items/release.entity.ts'

/** Mails every owner that the ways to be paid have changed, in the transaction in which they go live. */
export async function mailAccountsChanged(
  tx: Em,
  { mail, site }: Pick<Context, 'mail' | 'site'>,
  { number, madeBy }: Pick<Release, 'number' | 'madeBy'>,
): Promise<void> {
  const { subject, body } = staffMails.accountsChanged
  const owners = await tx.find(
    StaffMember,
    { role: 'owner', joinedAt: { $ne: null }, endedAt: null },
    { disableIdentityMap: true },
  )
  const { brand } = site.company
  await mail.atOnce().add(
    tx,
    owners.map(({ name, email }) => ({
      kind: 'accounts-changed',
      from: 'hello' as const,
      to: { name, address: email },
      subject: subject(brand),
      body: body({ brand, by: madeBy, number }),
    })),
  )
}
