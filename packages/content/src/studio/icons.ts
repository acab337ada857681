import { site } from '#site'

/** Squares of the studio's logo, the smallest first. None: the software's icons. */
export const icons = site.icons
