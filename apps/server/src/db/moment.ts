/** A moment of a row that was read by SQL, in ISO 8601: drivers differ in what they make of it. */
export const momentOf = (moment: Date | string): string => new Date(moment).toISOString()
