import '../no-eval.ts'
import * as z from 'zod'
import { siteCheck, siteItem } from './site.ts'

/* Drafts of the site together, and the names that they can have. */

/** A drafted item beside what is live. */
export const siteChange = siteItem.omit({ history: true, events: true })
export type SiteChange = z.infer<typeof siteChange>

/** Every drafted item, and the check of the whole site. */
export const siteReview = siteCheck.extend({ items: z.array(siteChange) })
export type SiteReview = z.infer<typeof siteReview>

/** A part of the site as items name it, and as people do. */
export const siteName = z.object({ value: z.string(), label: z.string() })

/** Names that fields and texts of an item can have, with every draft. */
export const siteNames = z.object({
  /** Parts of the site that fields name. */
  parts: z.object({
    service: z.array(siteName),
    section: z.array(siteName),
    group: z.array(siteName),
    author: z.array(siteName),
    category: z.array(siteName),
  }),
  /** Names that may stand in braces. Null: not known before the studio and its services are whole. */
  braces: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
})
export type SiteNames = z.infer<typeof siteNames>
