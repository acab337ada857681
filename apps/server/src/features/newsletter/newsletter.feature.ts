import { unconfirmedSubscriberDays } from '@northword/contract/people/retention'
import { fieldsBy } from '@northword/contract/form-fields'
import { subscribeForm } from '@northword/contract/site/newsletter'
import { linkLife } from '@northword/content/studio/link-life'
import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { hourMs } from '../links/link-purpose.ts'
import { newsletterForms, newsletterViews } from './newsletter.form.ts'
import { newsletterRoutes } from './newsletter.rest.ts'
import { endLinks } from '../links/redeem.ts'
import { Subscriber, subscriberId } from './subscriber.entity.ts'

const dayMs = 24 * hourMs
const unsubscribeMs = 5 * 365 * dayMs

export const newsletter: Feature = {
  entities: [Subscriber],
  routes: newsletterRoutes,
  forms: newsletterForms,
  views: newsletterViews,
  links: {
    'confirm-newsletter': {
      gives: 'subscription',
      path: '/newsletter/confirm',
      validMs: linkLife.confirmNewsletter.hours * hourMs,
    },
    unsubscribe: {
      gives: 'subscription',
      path: '/newsletter/unsubscribe',
      validMs: unsubscribeMs,
      oneClickPath: '/api/newsletter/unsubscribe/',
    },
  },
  personalData: {
    recordsOfAddress: subscriptionOf,
    eraseAddress,
  },
  // An unconfirmed address may belong to someone who never asked.
  tidy: {
    async subscribers({ em }, now) {
      const before = new Date(now.getTime() - unconfirmedSubscriberDays * dayMs)
      // Links of an earlier subscription of the address stay, since anybody can ask for another.
      await em.execute(
        `with gone as (
            delete from subscribers where confirmed_at is null and created_at < ? returning id, created_at),
          links as (delete from tokens using gone where subject_id = gone.id and
            (purpose <> 'unsubscribe' or expires_at >= gone.created_at + ? * interval '1 second'))
          delete from mails where subscriber_id in (select id from gone)`,
        [before, unsubscribeMs / 1_000],
      )
    },
  },
}

/** Ends its links too: their rows are found by a hash of the address. */
async function eraseAddress(em: Em, emailKey: string): Promise<number> {
  for (const purpose of ['confirm-newsletter', 'unsubscribe'])
    await endLinks(em, purpose, subscriberId(emailKey))
  return em.nativeDelete(Subscriber, { emailKey })
}

async function* subscriptionOf(em: Em, emailKey: string): AsyncGenerator<ExportRecord> {
  const subscriber = await em.fork().findOne(Subscriber, { emailKey })
  if (!subscriber) return
  const { createdAt, confirmedAt } = subscriber
  yield {
    kind: 'newsletter',
    ...fieldsBy(subscribeForm, (field) => subscriber[field]),
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
