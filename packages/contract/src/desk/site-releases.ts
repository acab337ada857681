import '../no-eval.ts'
import * as z from 'zod'
import { text } from '../fields.ts'
import { nextPage, pageInput } from '../pages.ts'
import { itemRef, itemVersion, mostItems, releaseStatuses, siteItemInput } from './site.ts'

/* Releases of the site, at the desk. Times are ISO 8601. */

/** Days from which a release can be scheduled ahead. */
export const mostDaysAhead = 365

/** Minutes after which the rendering of a release has broken off. */
export const renderMinutes = 2

const note = text('Note', 300)

/** `version`: the draft that was read. Default: the present one. */
const chosenItem = siteItemInput.extend({ version: itemVersion.optional() })
export type ChosenItem = z.infer<typeof chosenItem>

const chosen = z.array(chosenItem, 'Send a list of items.').max(mostItems, 'Choose fewer items.').optional()

/** Default of `items`: every draft. */
export const publishInput = z.object({ items: chosen, note: note.default('') })
export type PublishInput = z.infer<typeof publishInput>

export const scheduleInput = publishInput.extend({
  goesLiveAt: z.iso.datetime({ offset: true, error: 'Choose a day and a time.' }),
})
export type ScheduleInput = z.infer<typeof scheduleInput>

const release = z.int('There is no such release.').min(1, 'There is no such release.').max(2_147_483_647)

/** `release` is its number. */
export const releaseInput = z.object({ release })
export type ReleaseInput = z.infer<typeof releaseInput>

export const undoReleaseInput = z.object({ release, note: note.default('') })
export type UndoReleaseInput = z.infer<typeof undoReleaseInput>

/** The latest first. */
export const releasesInput = pageInput
export type ReleasesInput = z.infer<typeof releasesInput>

/** Reason of a failed release: a sentence, and the page, item and field if they are known. */
export const releaseFailure = z.object({
  sentence: z.string(),
  page: z.string().optional(),
  item: z.string().optional(),
  field: z.string().optional(),
})
export type ReleaseFailure = z.infer<typeof releaseFailure>

export const releaseView = z.object({
  number: z.int(),
  status: z.enum(releaseStatuses),
  note: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** Null: not scheduled. */
  goesLiveAt: z.iso.datetime().nullable(),
  /** Null: never live. */
  liveAt: z.iso.datetime().nullable(),
  failure: releaseFailure.nullable(),
  /** Number of the release that it takes back; null: none. */
  undoes: z.int().nullable(),
  changes: z.array(itemRef.extend({ title: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
  /** Items of a scheduled release that others have changed since, or change earlier: it will fail. */
  conflicts: z.array(itemRef),
  /** True if it was live, and no later release has changed the same items. */
  canUndo: z.boolean(),
})
export type ReleaseView = z.infer<typeof releaseView>

export const releasePage = nextPage.extend({ releases: z.array(releaseView) })
export type ReleasePage = z.infer<typeof releasePage>

/** A field as it was and as it is, as text; null: there was none. */
export const fieldDifference = itemRef.extend({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FieldDifference = z.infer<typeof fieldDifference>

export const releaseDetail = z.object({
  release: releaseView,
  /** At most 1,000. */
  differences: z.array(fieldDifference),
})
export type ReleaseDetail = z.infer<typeof releaseDetail>

/** The release, live, or failed with its reason. */
export const publishedRelease = z.object({ release: releaseView })
