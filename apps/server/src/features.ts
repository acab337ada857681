import type { Feature } from './feature.ts'
import { apiTokens } from './features/api-tokens/api-tokens.feature.ts'
import { auth } from './features/auth/auth.feature.ts'
import { blog } from './features/site/blog.feature.ts'
import { content } from './features/content/content.feature.ts'
import { conversation } from './features/conversation/conversation.feature.ts'
import { consent } from './features/site/consent.feature.ts'
import { desk } from './features/desk/desk.feature.ts'
import { contact } from './features/contact/contact.feature.ts'
import type { LinkPurposes } from './features/links/link-purpose.ts'
import { links } from './features/links/links.feature.ts'
import { mail } from './features/mail/mail.feature.ts'
import { newsletter } from './features/newsletter/newsletter.feature.ts'
import { orderLinks } from './features/order-links/order-links.feature.ts'
import { withLinkForms } from './features/order-links/order-links.form.ts'
import { orders } from './features/orders/orders.feature.ts'
import { payments } from './features/payments/payments.feature.ts'
import { people } from './features/people/people.feature.ts'
import type { Hook, Hooks, Reactions } from './hooks/hooks.ts'
import type { PersonalData } from './hooks/personal-data.ts'
import { staff } from './features/staff/staff.feature.ts'
import { webhooks } from './features/webhooks/webhooks.feature.ts'
import { texts } from './features/texts/texts.feature.ts'
import { services } from './features/site/services.feature.ts'

/** In the order in which they export, erase and tidy. Their procedures are in `router.ts`. */
export const features: Feature[] = [
  auth,
  links,
  orders,
  conversation,
  payments,
  texts,
  services,
  contact,
  newsletter,
  mail,
  people,
  consent,
  blog,
  desk,
  orderLinks,
  staff,
  apiTokens,
  webhooks,
  content,
]

export const entities = features.flatMap((feature) => feature.entities ?? [])

export const restRoutes = features.flatMap(({ routes }) => routes ?? [])

export const forms = withLinkForms(features.flatMap((feature) => feature.forms ?? []))

export const views = features.flatMap((feature) => feature.views ?? [])

export const sheets = features.flatMap((feature) => feature.sheets ?? [])

export const linkPurposes: LinkPurposes = Object.assign({}, ...features.map((feature) => feature.links))

export const hooks: Hooks = {
  clientActed: tellAll('clientActed'),
  orderMoved: tellAll('orderMoved'),
  moneyActed: tellAll('moneyActed'),
  eventsHappened: tellAll('eventsHappened'),
  mailCancelled: tellAll('mailCancelled'),
  memberLeft: tellAll('memberLeft'),
}

function tellAll<Name extends keyof Hooks>(name: Name): Hook<Name> {
  return async (em, facts) => {
    const reactions: Reactions[] = features
    for (const reacting of reactions) await reacting[name]?.(em, facts, hooks)
  }
}

export const figures = features.flatMap((feature) => feature.figures ?? [])

export const personalData: PersonalData[] = features.flatMap((feature) => feature.personalData ?? [])
