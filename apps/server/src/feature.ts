import type { EntitySchema } from '@mikro-orm/core'
import type { ClientActed } from './client-acted.ts'
import type { FormRoute } from './doors/form-route.ts'
import type { PageView } from './doors/page-view.ts'
import type { RestRoute } from './doors/rest-route.ts'
import type { SheetRoute } from './doors/sheet-route.ts'
import type { LinkPurpose } from './features/links/link-purpose.ts'
import type { Figure } from './metrics/figure.ts'
import type { PersonalData, Tidying } from './personal-data.ts'

/** A feature's part in the product, beside its procedures. */
export interface Feature {
  /** Its tables. */
  entities?: EntitySchema[]
  /** Its REST paths. */
  routes?: RestRoute[]
  /** Its forms, as a browser posts them without scripts. */
  forms?: FormRoute[]
  /** What the server puts into its pages for one visitor. */
  views?: PageView[]
  /** Its pages to print. */
  sheets?: SheetRoute[]
  /** The purposes of its mailed links, by the name that is stored with a link's token. */
  links?: Record<string, LinkPurpose>
  /** How it exports and erases a person's data. */
  personalData?: PersonalData
  /** What follows from something that a client does about an order, in the same transaction. */
  clientActed?: ClientActed
  /** What the metrics tell of its tables. */
  figures?: Figure[]
  /** Chores that delete what has expired, by the names that the metrics count them under. Each may fail alone. */
  tidy?: Record<string, TidyingChore>
}

/** Deletes what has expired by `now`. Any number of processes may do so at once. */
export type TidyingChore = (tidying: Tidying, now: Date) => Promise<void>
