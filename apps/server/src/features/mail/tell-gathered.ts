import { noticeDigest } from '@northword/content/mails/mails'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { Mail, type MailAddress } from './mail.entity.ts'
import type { NewMail } from './new-mail.ts'
import { gatherMs, noticeDigestKind } from './notice-share.ts'
import { openedAtDesk } from './open-at-desk.ts'

/** Condition: gathered notices not yet in a digest. */
const untold = { status: 'gathered', sentAt: null } as const

/** Mails each inbox a digest ten minutes after its first gathered notice. Any number of processes may run it. */
export async function tellGathered(
  { em, mail }: Pick<Context, 'em' | 'mail'>,
  now = clock.now(),
): Promise<void> {
  const isDue = await em
    .fork()
    .count(Mail, { ...untold, createdAt: { $lte: new Date(now.getTime() - gatherMs) } })
  if (isDue === 0) return
  await em.fork().transactional(async (tx) => {
    const inboxes = Map.groupBy(await markTold(tx, now), ({ to }) => to.address)
    await mail.add(
      tx,
      [...inboxes.values()].flatMap(([first, ...others]) => (first ? [digestOf([first, ...others])] : [])),
    )
  })
}

/** Marks and returns the waiting notices, oldest first. Of two processes one gets each notice. */
async function markTold(tx: Em, now: Date): Promise<Mail[]> {
  const told = await tx
    .createQueryBuilder(Mail)
    .update({ sentAt: now })
    .where(untold)
    .returning('*')
    .execute<Mail[]>('all')
  return told.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
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
