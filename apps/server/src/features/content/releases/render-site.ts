import type { ContentItem } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'

export type Rendered = { ok: true } | { ok: false; failure: ReleaseFailure }

/** Renders a site that is about to go live. Runs outside transactions; the pages are swapped later. */
export type RenderSite = (items: readonly ContentItem[], releaseNumber: number) => Promise<Rendered>

/** For a process that shows no pages. */
export const rendersAlways: RenderSite = async () => ({ ok: true })
