import { release } from '#site'

/** Name of the release that a page shows; in a browser, that of its documents. */
export const shownRelease = (): string | undefined => release
