import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import type { SubscribeForm } from '@northword/contract/site/newsletter'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../addresses/email-key.ts'
import type { Context } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import { countFewMails } from '../mail/few-mails.ts'
import { alreadySubscribedMail, confirmationMail } from './newsletter-mails.ts'
import { Subscriber } from './subscriber.entity.ts'

/**
 * Mails a link that confirms, or that the address is subscribed. Answer, time and statements do not reveal which.
 * @throws {DomainError} `tooManyTries`
 */
export async function subscribe(
  { em, mail, limits, site }: Pick<Context, 'em' | 'mail' | 'limits' | 'site'>,
  { email }: SubscribeForm,
): Promise<{ message: string }> {
  const key = emailKey(email)
  await countFewMails(limits, 'newsletter', email)
  const wished = { id: uuid(), email, emailKey: key, createdAt: clock.now(), confirmedAt: null }
  await em.transactional(async (tx) => {
    // One statement that also finds an existing row and locks it against deletion.
    const [subscriber = wished] = await tx
      .createQueryBuilder(Subscriber)
      .insert(wished)
      .onConflict('emailKey')
      .merge(['createdAt'])
      .returning('*')
      .execute<Subscriber[]>('all')
    await mail.add(tx, [
      subscriber.confirmedAt ? alreadySubscribedMail(subscriber, site) : confirmationMail(subscriber, site),
    ])
  })
  return { message: newsletterMessages.asked }
}
