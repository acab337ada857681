import { seed } from '@northword/seed/seed'

/** The catalogue says which service is in which group. */
export const pricing = seed.pricing
