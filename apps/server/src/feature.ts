import type { EntitySchema } from '@mikro-orm/core'
import type { Reactions } from './hooks/hooks.ts'
import type { FormRoute } from './doors/form-route.ts'
import type { PageView } from './doors/page-view.ts'
import type { RestRoute } from './doors/rest-route.ts'
import type { SheetRoute } from './doors/sheet-route.ts'
import type { LinkPurpose } from './features/links/link-purpose.ts'
import type { Figure } from './metrics/figure.ts'
import type { PersonalData, Tidying } from './hooks/personal-data.ts'

export interface Feature extends Reactions {
  entities?: EntitySchema[]
  routes?: RestRoute[]
  forms?: FormRoute[]
  views?: PageView[]
  sheets?: SheetRoute[]
  /** Purposes of its mailed links, by the name stored with a token. */
  links?: Record<string, LinkPurpose>
  personalData?: PersonalData
  figures?: Figure[]
  /** Chores that delete expired data, by their names in the metrics. Each may fail alone. */
  tidy?: Record<string, TidyingChore>
}

/** Deletes data that has expired by `now`. Any number of processes may run it. */
export type TidyingChore = (tidying: Tidying, now: Date) => Promise<void>
