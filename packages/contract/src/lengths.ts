/* Limits that forms show without loading schemas. In code points, unless in bytes. */

export const briefMaxLength = 100_000

/** Mails and the desk's search use only this much of a longer brief. */
export const usualBriefLength = 10_000

/** Of the staff. */
export const noteMaxLength = 10_000

export const orderMessageMaxLength = 5_000

/** From the contact form. */
export const messageMaxLength = 10_000

/** Bytes of UTF-8 (1 MiB) of a delivered text. */
export const mostTextBytes = 1_048_576

export const voiceNoteMaxLength = 2_000

/** Of a comment. */
export const longestPassage = 2_000

/** In US cents. */
export const mostRoundCents = 1_000_000
