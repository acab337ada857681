import { site } from '#site'

/** Figures that sentences repeat, so that pages need not load the catalogue for them. */
export const figures = site.figures
