import { article } from './article.ts'
import type { knownKinds, ownKinds } from './content-items.ts'
import type * as z from 'zod'
import { caseStudy, person, question, sample } from './lists.ts'
import { pages } from './pages.ts'
import { policy } from './policy.ts'
import { service } from './service.ts'
import { accounts, brand, claims, holidays, hours, mails, promises } from './studio.ts'

/** By kind and key. */
export const knownSchemas = {
  studio: { brand, hours, holidays, promises, accounts, claims, mails },
  pages,
  policies: { terms: policy, privacy: policy, refund: policy, cookies: policy, accessibility: policy },
} satisfies Record<(typeof knownKinds)[number], Record<string, z.ZodType>>

/** By kind. */
export const ownSchemas = {
  services: service,
  people: person,
  articles: article,
  questions: question,
  'case-studies': caseStudy,
  samples: sample,
} satisfies Record<(typeof ownKinds)[number], z.ZodType>
