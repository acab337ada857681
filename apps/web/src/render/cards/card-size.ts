/** Pixels of a social card, which every network shows uncropped. */
export const cardSize = { width: 1200, height: 630 } as const
