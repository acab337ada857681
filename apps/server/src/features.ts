import type { Feature } from './feature.ts'
import { auth } from './features/auth/auth.feature.ts'
import { inbox } from './features/inbox/inbox.feature.ts'
import type { LinkPurposes } from './features/links/link-purpose.ts'
import { links } from './features/links/links.feature.ts'
import { mail } from './features/mail/mail.feature.ts'
import { newsletter } from './features/newsletter/newsletter.feature.ts'
import { orders } from './features/orders/orders.feature.ts'
import { people } from './features/people/people.feature.ts'
import type { PersonalData } from './personal-data.ts'
import { services } from './features/services/services.feature.ts'

/** Every feature, in the order in which they export, erase and tidy; their procedures are in `router.ts`. */
export const features: Feature[] = [auth, links, orders, services, inbox, newsletter, mail, people]

/** The tables of the database. */
export const entities = features.flatMap((feature) => feature.entities ?? [])

export const restRoutes = features.flatMap(({ routes }) => routes ?? [])

export const linkPurposes: LinkPurposes = Object.assign({}, ...features.map((feature) => feature.links))

export const personalData: PersonalData[] = features.flatMap((feature) => feature.personalData ?? [])
