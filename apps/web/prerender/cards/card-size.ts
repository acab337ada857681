/** Pixels of a social card: what every network shows whole. */
export const cardSize = { width: 1200, height: 630 } as const
