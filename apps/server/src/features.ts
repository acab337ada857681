import type { ClientActed } from './hooks/client-acted.ts'
import type { Feature } from './feature.ts'
import { apiTokens } from './features/api-tokens/api-tokens.feature.ts'
import { auth } from './features/auth/auth.feature.ts'
import { blog } from './features/site/blog.feature.ts'
import { conversation } from './features/conversation/conversation.feature.ts'
import { consent } from './features/site/consent.feature.ts'
import { desk } from './features/desk/desk.feature.ts'
import { contact } from './features/contact/contact.feature.ts'
import type { LinkPurposes } from './features/links/link-purpose.ts'
import { links } from './features/links/links.feature.ts'
import { mail } from './features/mail/mail.feature.ts'
import { newsletter } from './features/newsletter/newsletter.feature.ts'
import { orderLinks } from './features/order-links/order-links.feature.ts'
import { withLinkForms } from './features/order-links/link-forms.ts'
import { orders } from './features/orders/orders.feature.ts'
import { payments } from './features/payments/payments.feature.ts'
import { people } from './features/people/people.feature.ts'
import type { MailCancelled } from './hooks/mail-cancelled.ts'
import type { MoneyActed } from './hooks/money-acted.ts'
import type { MemberLeft } from './hooks/member-left.ts'
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
]

export const entities = features.flatMap((feature) => feature.entities ?? [])

export const restRoutes = features.flatMap(({ routes }) => routes ?? [])

export const forms = withLinkForms(features.flatMap((feature) => feature.forms ?? []))

export const views = features.flatMap((feature) => feature.views ?? [])

export const sheets = features.flatMap((feature) => feature.sheets ?? [])

export const linkPurposes: LinkPurposes = Object.assign({}, ...features.map((feature) => feature.links))

export const clientActed: ClientActed = async (em, doing) => {
  for (const feature of features) await feature.clientActed?.(em, doing)
}

export const moneyActed: MoneyActed = async (em, orderId) => {
  for (const feature of features) await feature.moneyActed?.(em, orderId)
}

export const mailCancelled: MailCancelled = async (em, by, cancelled) => {
  for (const feature of features) await feature.mailCancelled?.(em, by, cancelled)
}

export const memberLeft: MemberLeft = async (em, by, leaving) => {
  for (const feature of features) await feature.memberLeft?.(em, by, leaving)
}

export const figures = features.flatMap((feature) => feature.figures ?? [])

export const personalData: PersonalData[] = features.flatMap((feature) => feature.personalData ?? [])
