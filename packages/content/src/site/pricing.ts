import { site } from '#site'

/** The catalogue says which service is in which group. */
export const pricing = site.pricing
