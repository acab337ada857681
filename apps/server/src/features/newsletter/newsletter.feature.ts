import { unconfirmedSubscriberDays } from '@northword/contract/people/retention'
import { linkLife } from '@northword/content/studio/link-life'
import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { hourMs } from '../links/link-purpose.ts'
import { newsletterForms, newsletterViews } from './newsletter.form.ts'
import { newsletterRoutes } from './newsletter.rest.ts'
import { Subscriber } from './subscriber.entity.ts'

const dayMs = 24 * hourMs

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
      validMs: 5 * 365 * dayMs,
      oneClickPath: '/api/newsletter/unsubscribe/',
    },
  },
  personalData: {
    recordsOfAddress: subscriptionOf,
    eraseAddress: (em, emailKey) => em.nativeDelete(Subscriber, { emailKey }),
  },
  // An unconfirmed address may belong to someone who never asked.
  tidy: {
    async subscribers({ em }, now) {
      const before = new Date(now.getTime() - unconfirmedSubscriberDays * dayMs)
      await em.execute(
        `with gone as (delete from subscribers where confirmed_at is null and created_at < ? returning id)
          delete from mails where subscriber_id in (select id from gone)`,
        [before],
      )
    },
  },
}

async function* subscriptionOf(em: Em, emailKey: string): AsyncGenerator<ExportRecord> {
  const subscriber = await em.fork().findOne(Subscriber, { emailKey })
  if (!subscriber) return
  const { email, createdAt, confirmedAt } = subscriber
  yield {
    kind: 'newsletter',
    email,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
