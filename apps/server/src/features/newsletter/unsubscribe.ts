import { newsletterMessages } from '@northword/contract/newsletter-messages'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { Mail } from '../mail/mail.entity.ts'
import { subjectOf } from '../tokens/redeem.ts'
import { Subscriber } from './subscriber.entity.ts'

/**
 * Forgets a subscriber, with every mail to it. The link is not used up: it can do no more than this, and
 * whoever presses it twice, as mail programs do, gets a kind answer.
 * @throws {DomainError} `linkExpired`, `tooManyTries`
 */
export async function unsubscribe(
  { em, limits, browser }: Pick<Context, 'em' | 'limits' | 'browser'>,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { network } = browser
  // Wrong ones alone are counted: a mail provider sends the clicks of all its readers from one network.
  const suspicion = await limits.suspect('redeemNetwork', network)
  const id = await subjectOf(em, 'unsubscribe', token).catch(async (error: unknown) => {
    await suspicion.confirm()
    throw inOtherWords(error)
  })
  await suspicion.dismiss()
  const forgotten = await em.transactional(async (tx) => {
    await tx.nativeDelete(Mail, { subscriberId: id })
    return tx.nativeDelete(Subscriber, { id })
  })
  const { unsubscribed, alreadyUnsubscribed } = newsletterMessages
  return { message: forgotten > 0 ? unsubscribed : alreadyUnsubscribed }
}

/** There is no new link to ask for. */
const inOtherWords = (error: unknown) =>
  error instanceof DomainError
    ? new DomainError('linkExpired', { message: newsletterMessages.unsubscribeLinkExpired })
    : error
