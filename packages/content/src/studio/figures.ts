import { seed } from '@northword/seed/seed'

/** Figures that sentences repeat, so that pages need not load the catalogue for them. */
export const figures = seed.figures
