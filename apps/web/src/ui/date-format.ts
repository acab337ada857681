/**
 * A moment as a visitor reads it, in the visitor's own time zone and with its name:
 * "Friday, March 6, 3:10 PM GMT+8". `iso` is ISO 8601.
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
