import { site } from '#site'

/** Name of the release by which a page sells; in a browser, that of its documents. */
export const shownRelease = (): string => site.release
