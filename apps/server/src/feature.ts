import type { EntitySchema } from '@mikro-orm/core'
import type { RestRoute } from './doors/rest-route.ts'
import type { LinkPurpose } from './features/links/link-purpose.ts'
import type { PersonalData, Tidying } from './personal-data.ts'

/** What a feature brings to the product beside its procedures. What it does not have it does not name. */
export interface Feature {
  /** Its tables. */
  entities?: EntitySchema[]
  /** Its REST paths. */
  routes?: RestRoute[]
  /** What its mailed links are for, by the name that the token of a link keeps. */
  links?: Record<string, LinkPurpose>
  /** What it keeps of a person. */
  personalData?: PersonalData
  /** Deletes what has had its time by `now`. Any number of processes may do so at once. */
  tidy?: (tidying: Tidying, now: Date) => Promise<void>
}
