import type { EntitySchema } from '@mikro-orm/core'
import type { RestRoute } from './doors/rest-route.ts'
import type { LinkPurpose } from './features/links/link-purpose.ts'
import type { PersonalData, Tidying } from './personal-data.ts'

/** A feature's part in the product, beside its procedures. */
export interface Feature {
  /** Its tables. */
  entities?: EntitySchema[]
  /** Its REST paths. */
  routes?: RestRoute[]
  /** The purposes of its mailed links, by the name that is stored with a link's token. */
  links?: Record<string, LinkPurpose>
  /** How it exports and erases a person's data. */
  personalData?: PersonalData
  /** Deletes what has expired by `now`. Any number of processes may do so at once. */
  tidy?: (tidying: Tidying, now: Date) => Promise<void>
}
