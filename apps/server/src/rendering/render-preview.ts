import type { ContentItem } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { noPages, type Pages } from '../doors/pages/pages.ts'

export type RenderedPreview = { ok: true; pages: Pages } | { ok: false; failure: ReleaseFailure }

/** Renders a site that does not go live, for a preview. */
export type RenderPreview = (items: readonly ContentItem[]) => Promise<RenderedPreview>

/** For a process that shows no pages. */
export const rendersNoPreview: RenderPreview = async () => ({ ok: true, pages: noPages })
