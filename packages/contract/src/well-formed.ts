/**
 * Whether a text is well-formed Unicode: without halves of a surrogate pair that stand alone, which have no
 * bytes of their own. As `String.prototype.isWellFormed`, which browsers of 2023 lack.
 */
export const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value)
