import '../no-eval.ts'
import * as z from 'zod'

/* Links that show the drafts of the site to somebody without an account. Times are ISO 8601. */

/** Page that opens a preview by its link. */
export const previewPage = '/preview'

/** Where the form in the line of a previewed page leads. */
export const leavePreviewPath = `${previewPage}/leave`

export const mostPreviewDays = 30
/** Default of the desk's form. */
export const usualPreviewDays = 7
export const mostPreviewLinks = 50

const daysHint = `Choose 1 to ${mostPreviewDays} days.`

export const sharePreviewInput = z.object({
  days: z.int(daysHint).min(1, daysHint).max(mostPreviewDays, daysHint),
})
export type SharePreviewInput = z.infer<typeof sharePreviewInput>

const previewLink = z.object({ id: z.uuid(), madeBy: z.string(), endsAt: z.iso.datetime() })

/** The latest end first. */
export const previewLinks = z.object({ previews: z.array(previewLink) })
export type PreviewLinks = z.infer<typeof previewLinks>

/** `url` is shown once. */
export const sharedPreview = previewLink.extend({ url: z.url() })
export type SharedPreview = z.infer<typeof sharedPreview>

export const endPreviewInput = z.object({ id: z.uuid('There is no such link.') })
export type EndPreviewInput = z.infer<typeof endPreviewInput>
