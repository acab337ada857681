import { raw } from '@mikro-orm/core'
import { newsletterMessages, unsubscribeMessages } from '@northword/contract/site/newsletter-messages'
import type { SubscribeForm } from '@northword/contract/site/newsletter'
import type { SiteContent } from '@northword/contract/content/site-content'
import { newsletterMails } from '@northword/content/mails/newsletter-mails'
import { emailKey } from '../../addresses/email-key.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { countFewMails } from '../mail/few-mails.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { endLinks, redeem, subjectOf } from '../links/redeem.ts'
import { Mail } from '../mail/mail.entity.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { Subscriber, subscriberId } from './subscriber.entity.ts'

/**
 * Mails a link that confirms, or that the address is subscribed. Answer, time and statements do not reveal which.
 * @throws {DomainError} `tooManyTries`
 */
export async function subscribe(
  { em, mail, limits, site }: Pick<Context, 'em' | 'mail' | 'limits' | 'site'>,
  typed: SubscribeForm,
): Promise<{ message: string }> {
  const { email } = typed
  const key = emailKey(email)
  await countFewMails(limits, 'newsletter', email)
  const wished: Subscriber & Pick<Subscriber, keyof SubscribeForm> = {
    ...typed,
    id: subscriberId(key),
    emailKey: key,
    createdAt: clock.now(),
    confirmedAt: null,
  }
  await em.transactional(async (tx) => {
    const subscriber = await insertOrRenew(tx, wished)
    await mail.add(tx, [
      subscriber.confirmedAt ? alreadySubscribedMail(subscriber, site) : confirmationMail(subscriber, site),
    ])
  })
  return { message: newsletterMessages.asked }
}

/** Others may enter a confirmed address, whose owner entered it before. */
const unlessConfirmed = 'case when confirmed_at is null then ?::timestamptz else created_at end'

/** The row of an address, locked against deletion. One that is deleted between the statements is inserted anew. */
async function insertOrRenew(em: Em, wished: Subscriber): Promise<Subscriber> {
  await em.createQueryBuilder(Subscriber).insert(wished).onConflict().ignore().execute()
  const [subscriber] = await em
    .createQueryBuilder(Subscriber)
    .update({ createdAt: raw(unlessConfirmed, [wished.createdAt]) })
    .where({ emailKey: wished.emailKey })
    .returning('*')
    .execute<Subscriber[]>('all')
  return subscriber ?? insertOrRenew(em, wished)
}

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

/**
 * Deletes a subscriber and the mails to them, and ends the links that would confirm it. The link stays valid: mail
 * programs may request it twice, and the address may be subscribed anew.
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
    await endLinks(tx, 'confirm-newsletter', id)
    const deleted = await tx.nativeDelete(Subscriber, { id })
    await tx.nativeDelete(Mail, { subscriberId: id })
    return deleted
  })
  return { message: forgotten > 0 ? newsletterMessages.unsubscribed : unsubscribeMessages.already }
}

/** The standard message suggests a new link, which does not exist here. */
const inOtherWords = (error: unknown) =>
  error instanceof DomainError && error.code === 'linkExpired'
    ? new DomainError('linkExpired', { message: unsubscribeMessages.linkExpired })
    : error

function confirmationMail(subscriber: Subscriber, site: SiteContent): NewMail {
  const { subject, body, confirm } = newsletterMails.confirmation(site.company.brand)
  const action = { purpose: 'confirm-newsletter', subjectId: subscriber.id, label: confirm } as const
  return { ...mailTo(subscriber), kind: 'newsletter-confirmation', subject, body: { ...body, action } }
}

const welcomeMail = (subscriber: Subscriber, site: SiteContent): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-welcome',
  ...withUnsubscribing(subscriber, newsletterMails.welcome(site.company.brand)),
})

/** Answer to a confirmed subscriber who subscribes again. */
const alreadySubscribedMail = (subscriber: Subscriber, site: SiteContent): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-already',
  ...withUnsubscribing(subscriber, newsletterMails.already(site.company.brand)),
})

const mailTo = ({ id, email }: Subscriber): Pick<NewMail, 'from' | 'to' | 'subscriberId'> => ({
  from: 'hello',
  to: { name: '', address: email },
  // Adds the headers of one-click unsubscription.
  subscriberId: id,
})

type ToSubscribers = ReturnType<typeof newsletterMails.welcome | typeof newsletterMails.already>

function withUnsubscribing({ id }: Subscriber, { subject, body, unsubscribe: label }: ToSubscribers) {
  const link = { purpose: 'unsubscribe', subjectId: id, label } as const
  return { subject, body: { ...body, links: [link] } }
}
