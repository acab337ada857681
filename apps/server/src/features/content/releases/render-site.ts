import type { ContentItem } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'

/**
 * Renders a site that is about to go live, and returns the reason why it cannot. Runs outside transactions; the pages
 * are swapped later.
 */
export type RenderSite = (items: readonly ContentItem[]) => Promise<ReleaseFailure | null>

/** For a process that shows no pages. */
export const rendersAlways: RenderSite = async () => null
