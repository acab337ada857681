/** No lone surrogates. `String.prototype.isWellFormed`, which browsers of 2023 lack. */
export const isWellFormed = (value: string) => !/\p{Surrogate}/u.test(value)
