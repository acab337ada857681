import { formatTime } from '@northword/content/studio/promised-time'

/**
 * "Friday, March 6 at 3:10 PM GMT+8", with the year if it is not the current one. `iso` is ISO 8601; `timeZone`
 * defaults to the browser's.
 */
export function formatMoment(iso: string, timeZone?: string): string {
  const at = new Date(iso)
  return formatTime(at, timeZone, yearOf(at))
}

/** In UTC, so that server and browser agree. */
const yearOf = (at: Date) => (at.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : 'numeric')

/** "Mar 6, 3:10 PM", with the year if it is not the current one. `iso` is ISO 8601. */
export function formatShortMoment(iso: string): string {
  const at = new Date(iso)
  return new Intl.DateTimeFormat('en-US', {
    year: yearOf(at),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
}

/** "Mar 6, 2026". `iso` is ISO 8601. */
export function formatDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso))
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * "December 15, 2024", the same in every zone; `day` is an ISO 8601 date. Without `Intl`: its first formatter takes
 * longer than the rest of the article list's hydration.
 */
export function formatPlainDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`
}
