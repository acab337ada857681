/** Placeholder in built pages for each visitor's idempotency key: the nil UUID, which is never drawn. */
export const keyPlaceholder = '00000000-0000-0000-0000-000000000000'
