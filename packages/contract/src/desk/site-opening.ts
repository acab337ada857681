import '../no-eval.ts'
import * as z from 'zod'
import { itemRef, siteProblem } from './site.ts'
import { releaseView } from './site-releases.ts'

/** How far a studio has come on the way to its opening. Times are ISO 8601. */
export const siteOpening = z.object({
  /** True at a local address, or once an owner has opened the studio. */
  isOpen: z.boolean(),
  /** Null: no owner has opened it. */
  openedAt: z.iso.datetime().nullable(),
  openedBy: z.string().nullable(),
  /** Items that somebody has changed since the studio began. */
  touched: z.array(itemRef),
  /** Facts that are invented still, in the site with every draft. */
  placeholders: z.array(siteProblem),
})
export type SiteOpening = z.infer<typeof siteOpening>

/** `release` is that of the drafts; null: there were none. */
export const openedStudio = z.object({ opening: siteOpening, release: releaseView.nullable() })
export type OpenedStudio = z.infer<typeof openedStudio>
