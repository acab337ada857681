import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { redeem, subjectOf } from '../links/redeem.ts'
import { welcomeMail } from './newsletter-mails.ts'
import { Subscriber } from './subscriber.entity.ts'

/** Confirms a subscription and mails a welcome. @throws {DomainError} `linkExpired`, `tooManyTries` */
export async function confirmSubscription(
  ctx: Pick<Context, 'em' | 'mail' | 'limits' | 'actor' | 'site'>,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { em, mail, site } = ctx
  await subjectOf(ctx, 'confirm-newsletter', token)
  await em.transactional(async (tx) => {
    const id = await redeem(tx, 'confirm-newsletter', token)
    const subscriber = await tx.findOne(Subscriber, { id })
    if (!subscriber) throw new DomainError('linkExpired')
    if (subscriber.confirmedAt) return
    await tx.nativeUpdate(Subscriber, { id }, { confirmedAt: clock.now() })
    await mail.add(tx, [welcomeMail(subscriber, site)])
  })
  return { message: newsletterMessages.confirmed }
}
