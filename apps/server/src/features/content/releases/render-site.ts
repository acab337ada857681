import type { ContentItem } from '@northword/contract/content/content-items'
import { noPages, type Pages } from '../../../doors/pages/pages.ts'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'

export type Rendered = { ok: true } | { ok: false; failure: ReleaseFailure }

/** Renders a site that is about to go live. Runs outside transactions; the pages are swapped later. */
export type RenderSite = (items: readonly ContentItem[], releaseNumber: number) => Promise<Rendered>

/** For a process that shows no pages. */
export const rendersAlways: RenderSite = async () => ({ ok: true })

export type RenderedPreview = { ok: true; pages: Pages } | { ok: false; failure: ReleaseFailure }

/** Renders a site that does not go live, for a preview. */
export type RenderPreview = (items: readonly ContentItem[]) => Promise<RenderedPreview>

/** For a process that shows no pages. */
export const rendersNoPreview: RenderPreview = async () => ({ ok: true, pages: noPages })
