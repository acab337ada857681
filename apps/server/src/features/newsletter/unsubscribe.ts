import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { Mail } from '../mail/mail.entity.ts'
import { subjectOf } from '../links/redeem.ts'
import { Subscriber } from './subscriber.entity.ts'

/**
 * Deletes a subscriber and the mails to them. The link stays valid, since mail programs may request it twice.
 * @throws {DomainError} `linkExpired`, `tooManyTries`
 */
export async function unsubscribe(
  ctx: Pick<Context, 'em' | 'limits' | 'actor'>,
  { token }: { token: string },
): Promise<{ message: string }> {
  const id = await subjectOf(ctx, 'unsubscribe', token).catch((error: unknown) => {
    throw inOtherWords(error)
  })
  const forgotten = await ctx.em.transactional(async (tx) => {
    await tx.nativeDelete(Mail, { subscriberId: id })
    return tx.nativeDelete(Subscriber, { id })
  })
  const { unsubscribed, alreadyUnsubscribed } = newsletterMessages
  return { message: forgotten > 0 ? unsubscribed : alreadyUnsubscribed }
}

/** The standard message suggests a new link, which does not exist here. */
const inOtherWords = (error: unknown) =>
  error instanceof DomainError && error.code === 'linkExpired'
    ? new DomainError('linkExpired', { message: newsletterMessages.unsubscribeLinkExpired })
    : error
