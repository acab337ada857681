/** Lifetime of a desk session in milliseconds, used or not. */
export const lifeMs = 12 * 3_600_000

/** Milliseconds for which a proof counts as fresh. */
export const freshMs = 10 * 60_000
