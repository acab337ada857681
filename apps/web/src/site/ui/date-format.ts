/**
 * A moment as a visitor reads it, in this time zone and with its name: "Friday, March 6, 3:10 PM GMT+8". `iso` is
 * ISO 8601.
 */
export function formatMoment(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso))
}

/**
 * A moment where many stand below each other: "Mar 6, 3:10 PM", with its year where that is not the present one. `iso`
 * is ISO 8601.
 */
export function formatShortMoment(iso: string): string {
  const at = new Date(iso)
  return new Intl.DateTimeFormat('en-US', {
    year: at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
}

/** A day as a visitor reads it, in this time zone: "Mar 6, 2026". `iso` is ISO 8601. */
export function formatDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso))
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * A day that is the same in every time zone, in full: "December 15, 2024". `day` is an ISO 8601 date. Not by
 * `Intl`, whose first formatter takes longer than all else that the list of articles does to come alive.
 */
export function formatPlainDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`
}
