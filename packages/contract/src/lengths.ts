/* What a form tells before it needs any rule: no schema here. All in UTF-16 units. */

/** Longest brief of an order. */
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
