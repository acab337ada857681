import { site } from '#site'

export interface Claim {
  value: string
  label: string
}

/** The studio's claims in figures, for every page that repeats one. */
export const claims = site.claims
