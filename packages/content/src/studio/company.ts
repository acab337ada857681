import { site } from '#site'

/** The studio's identity. In the seed its addresses and numbers are harmless placeholders. */
export const company = site.company
