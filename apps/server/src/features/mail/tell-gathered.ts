import { noticeDigest } from '@northword/content/mails/mails'
import { eachAlone } from '../../chores/each-alone.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { Mail, type MailAddress } from './mail.entity.ts'
import type { NewMail } from './new-mail.ts'
import { gatherMs, noticeDigestKind } from './notice-share.ts'
import { openedAtDesk } from './open-at-desk.ts'

/**
 * Mails each inbox a digest ten minutes after its first gathered notice. Any number of processes may run it.
 * @throws {AggregateError} the failures, after all other inboxes are told
 */
export async function tellGathered(
  { em, mail }: Pick<Context, 'em' | 'mail'>,
  now = clock.now(),
): Promise<void> {
  const inboxes = await em.fork().execute<{ address: string }[]>(
    `select "to"->>'address' as address from mails where ${untold}
      group by 1 having min(created_at) <= ?`,
    [new Date(now.getTime() - gatherMs)],
  )
  await eachAlone(inboxes, ({ address }) =>
    em.fork().transactional(async (tx) => {
      const [first, ...others] = await markTold(tx, address, now)
      if (first) await mail.add(tx, [digestOf([first, ...others])])
    }),
  )
}

/** SQL condition: gathered notices not yet in a digest. */
const untold = `status = 'gathered' and sent_at is null`

/** Marks and returns the waiting notices of an inbox, oldest first. Of two processes one gets each notice. */
async function markTold(tx: Em, address: string, now: Date): Promise<Mail[]> {
  const told = await tx.execute<{ id: string }[]>(
    `update mails set sent_at = ? where ${untold} and "to"->>'address' = ? returning id`,
    [now, address],
  )
  const ids = told.map(({ id }) => id)
  return tx.find(Mail, { id: ids }, { orderBy: { createdAt: 'asc' }, disableIdentityMap: true })
}

function digestOf(notices: [Mail, ...Mail[]]): NewMail {
  const to: MailAddress = notices[0].to
  return {
    kind: noticeDigestKind,
    from: 'hello',
    to,
    ...openedAtDesk(noticeDigest(notices), '/mail?view=gathered'),
  }
}
