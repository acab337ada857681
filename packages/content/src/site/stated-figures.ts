import { site } from '#site'

/** A number that the studio states about itself. */
export interface StatedFigure {
  value: string
  label: string
}

/** By name, for every page that repeats one. */
export const statedFigures = site.claims
