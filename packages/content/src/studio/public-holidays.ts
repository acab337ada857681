import { site } from '#site'

/** ISO 8601 days. A year that is missing has none. */
export const publicHolidays: readonly string[] = site.holidays
