import { seed } from '@northword/seed/seed'

/** ISO 8601 days. A year that is missing has none. */
export const publicHolidays: readonly string[] = seed.holidays
