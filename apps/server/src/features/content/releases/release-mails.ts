import { staffMails } from '@northword/content/mails/staff-mails'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { warnOwners } from '../../mail/warn-owners.ts'
import type { Release } from '../items/release.entity.ts'

type Told = Pick<Context, 'mail' | 'site'>

/** Mails every owner that the ways to be paid have changed, in the transaction in which they go live. */
export async function mailAccountsChanged(
  tx: Em,
  ctx: Told,
  { number, madeBy }: Pick<Release, 'number' | 'madeBy'>,
): Promise<void> {
  const { subject, body } = staffMails.accountsChanged
  const { brand } = ctx.site.company
  const said = { subject: subject(brand), body: body({ brand, by: madeBy, number }) }
  await warnOwners(tx, ctx, { kind: 'accounts-changed', ...said })
}

/** Mails every owner that a scheduled release did not go live: at its time nobody looks at the desk. */
export async function mailReleaseFailed(
  tx: Em,
  ctx: Told,
  { number, failure }: Pick<Release, 'number' | 'failure'>,
): Promise<void> {
  const { subject, body } = staffMails.releaseFailed
  const sentence = failure?.sentence ?? ''
  const said = { subject: subject(ctx.site.company.brand, number), body: body({ number, sentence }) }
  await warnOwners(tx, ctx, { kind: 'release-failed', ...said })
}
