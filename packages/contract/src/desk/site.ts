import '../no-eval.ts'
import * as z from 'zod'
import { contentKinds, ownKinds } from '../content/content-items.ts'
import { sku, slug } from '../content/content-fields.ts'
import { bytesOf, requiredText, storable } from '../fields.ts'

/* Items of the site with their drafts, at the desk. Times are ISO 8601. */

/** Bytes of an item's fields as JSON. */
const mostItemBytes = 250_000

/** Items of a site, published or drafted. */
export const mostItems = 2_000

const key = requiredText('Key', 100).refine(
  (value) => /^[A-Za-z\d]+(-[A-Za-z\d]+)*$/.test(value),
  'A key has letters, digits and hyphens',
)

/** A part of the site: one page, service, article. */
export const siteItemInput = z.object(
  { kind: z.enum(contentKinds, 'There is no such kind of item.'), key },
  'Name the item by its kind and its key.',
)
export type SiteItemInput = z.infer<typeof siteItemInput>

/** Default: every kind. */
export const siteItemsInput = z
  .object({ kind: z.enum(contentKinds, 'There is no such kind of item.').optional() })
  .prefault({})
export type SiteItemsInput = z.infer<typeof siteItemsInput>

/** Fields of any shape: a draft may be incomplete. */
const fields = z
  .record(z.string(), z.unknown(), 'Send the fields of the item.')
  .superRefine((value, context) => {
    const path = unstorableIn(value)
    if (path)
      context.addIssue({ code: 'custom', path, message: 'A text contains characters that cannot be stored' })
  })
  .refine((value) => bytesOf(JSON.stringify(value)) <= mostItemBytes, 'The item is too large.')

/** Path of the first text, or name, that no database stores; null: there is none. */
function unstorableIn(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return storable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [name, each] of Object.entries(value)) {
    const found = storable(name) ? unstorableIn(each, [...path, name]) : path
    if (found) return found
  }
  return null
}

/** The version that was read, so that nobody's text is overwritten. */
export const itemVersion = z.int('Say which version you read.').min(0, 'Say which version you read.')

export const saveSiteDraftInput = siteItemInput.extend({
  version: itemVersion,
  /** Null: the item is to be removed. */
  fields: fields.nullable(),
})
export type SaveSiteDraftInput = z.infer<typeof saveSiteDraftInput>

export const discardSiteDraftInput = siteItemInput.extend({ version: itemVersion })
export type DiscardSiteDraftInput = z.infer<typeof discardSiteDraftInput>

const ownKind = z.enum(ownKinds, 'Items of this kind cannot be added.')

/** A new key is a SKU, or the last part of an address. */
const keyOf = (kind: (typeof ownKinds)[number]) => (kind === 'services' ? sku : slug)

const keySentence = 'A number has capitals, digits and hyphens; an address small letters, digits and hyphens'

export const addSiteItemInput = z
  .object({ kind: ownKind, key, fields })
  .refine((item) => keyOf(item.kind).safeParse(item.key).success, { error: keySentence, path: ['key'] })
export type AddSiteItemInput = z.infer<typeof addSiteItemInput>

/** Another SKU, or another last part of an address. */
export const renameSiteItemInput = z
  .object({ kind: ownKind, key, version: itemVersion, newKey: key })
  .refine((item) => keyOf(item.kind).safeParse(item.newKey).success, { error: keySentence, path: ['newKey'] })
export type RenameSiteItemInput = z.infer<typeof renameSiteItemInput>

export const itemRef = z.object({ kind: z.enum(contentKinds), key: z.string() })
export type SiteItemRef = z.infer<typeof itemRef>

/** A problem forbids to publish. `field` is a path such as `pieces.0.title`, empty for the whole item. */
export const siteProblem = itemRef.extend({ field: z.string(), message: z.string() })
export type SiteProblem = z.infer<typeof siteProblem>

/** A warning forbids nothing. */
export const siteWarning = siteProblem.extend({
  check: z.enum(['link', 'service', 'price', 'way', 'placeholder', 'feature', 'people', 'time', 'date']),
})
export type SiteWarning = z.infer<typeof siteWarning>

/** `live` has no draft, `new` was never published or was removed since, and the draft of `removed` removes it. */
const siteItemStates = ['live', 'changed', 'new', 'removed'] as const

const siteEventActs = [
  'added',
  'saved',
  'discarded',
  'renamed',
  'published',
  'scheduled',
  'cancelled',
  'failed',
  'opened',
] as const
export type SiteEventAct = (typeof siteEventActs)[number]

const draftOf = {
  changedAt: z.iso.datetime(),
  /** Name of a member or a program. */
  changedBy: z.string(),
}

export const siteItemRow = itemRef.extend({
  /** Its name, title or question; else its key. */
  title: z.string(),
  state: z.enum(siteItemStates),
  /** Null: no draft. */
  draft: z.object(draftOf).nullable(),
  /** A service that is neither sold nor shown, as it would be published. */
  archived: z.boolean(),
  /** Number of the scheduled release that changes it; null: none. */
  scheduledIn: z.int().nullable(),
  /** Problems of the item as it would be published. */
  problems: z.int(),
})
export type SiteItemRow = z.infer<typeof siteItemRow>

export const liveReleaseView = z.object({ number: z.int(), liveAt: z.iso.datetime() })

export const siteItems = z.object({
  /** Null: nothing has been published yet. */
  live: liveReleaseView.nullable(),
  items: z.array(siteItemRow),
})
export type SiteItems = z.infer<typeof siteItems>

const anyFields = z.record(z.string(), z.unknown())

/** `replaced`: it was live. `rendering`: it goes live in a moment. */
export const releaseStatuses = ['scheduled', 'rendering', 'live', 'replaced', 'failed', 'cancelled'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

export const siteRevision = z.object({
  /** Number of the release that brought it. */
  release: z.int(),
  status: z.enum(releaseStatuses),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  isRemoval: z.boolean(),
})

export const siteItem = siteItemRow.omit({ problems: true, draft: true }).extend({
  /** For the next save. It grows with every change of the item or its draft. */
  version: z.int(),
  /** Null: not live. */
  live: anyFields.nullable(),
  /** Null: no draft. */
  draft: z.object({ ...draftOf, /** Null: removes it. */ fields: anyFields.nullable() }).nullable(),
  problems: z.array(siteProblem),
  warnings: z.array(siteWarning),
  /** Its latest fifty revisions, the latest first. */
  history: z.array(siteRevision),
  /** Its latest fifty acts, the latest first. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      act: z.enum(siteEventActs),
    }),
  ),
})
export type SiteItem = z.infer<typeof siteItem>

/** False: somebody changed the item since `version`. Nothing was stored, and `item` has their text. */
export const savedSiteItem = z.object({ isSaved: z.boolean(), item: siteItem })
export type SavedSiteItem = z.infer<typeof savedSiteItem>

/** Of the site as it would be with every draft. */
export const siteCheck = z.object({ problems: z.array(siteProblem), warnings: z.array(siteWarning) })
export type SiteCheck = z.infer<typeof siteCheck>
