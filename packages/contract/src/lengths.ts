/* What a form tells before it needs any rule: no schema here. In characters (code points of Unicode), but for bytes. */

/** Longest brief of an order. */
export const briefMaxLength = 100_000

/** Longest brief that costs as little as any order: of a longer one, mails and the desk's search have the beginning. */
export const usualBriefLength = 10_000

/** Longest note of the staff. */
export const noteMaxLength = 10_000

/** Longest message in the conversation of an order. */
export const orderMessageMaxLength = 5_000

/** Longest message to the studio. */
export const messageMaxLength = 10_000

/** Longest text that is delivered, in bytes of UTF-8: 1 MiB. */
export const mostTextBytes = 1_048_576

/** Longest note on how a client's texts sound. */
export const voiceNoteMaxLength = 2_000

/** Longest passage that somebody comments on. */
export const longestPassage = 2_000
