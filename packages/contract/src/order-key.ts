/** Stands in a built page where each visitor is to get an idempotency key of their own: a UUID that nobody draws. */
export const keyPlaceholder = '00000000-0000-0000-0000-000000000000'
