/** ISO 8601 of a time read by SQL, which drivers return in different types. */
export const momentOf = (moment: Date | string): string => new Date(moment).toISOString()
