/* Formatters are made when needed: pages load this file, and a first one takes longer than their hydration. */

const formatIn = (timeZone: string | undefined, timeZoneName: 'short' | 'longGeneric', year?: 'numeric') =>
  new Intl.DateTimeFormat('en-US', {
    year,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName,
  })

/** "Friday, November 20 at 6:35 PM GMT+8", with the year if asked for. `timeZone` defaults to the browser's. */
export const formatTime = (moment: Date, timeZone?: string, year?: 'numeric') =>
  formatIn(timeZone, 'short', year).format(moment)

/** "Hong Kong time" for "Hong Kong Standard Time" at the end. */
export const plainZone = (moment: string) => moment.replace(/( Standard)? Time$/, ' time')

/** By zone. Kept, because each order's mails need it. */
const studioFormats = new Map<string, Intl.DateTimeFormat>()

/** In the studio's zone: "Friday, November 20 at 6:35 PM Hong Kong time". */
export function studioTime(moment: Date, studioZone: string): string {
  const format = studioFormats.get(studioZone) ?? formatIn(studioZone, 'longGeneric')
  studioFormats.set(studioZone, format)
  return plainZone(format.format(moment))
}

/**
 * A promised moment by a reader's clock and, if that differs, by the studio's, which mails have: "Friday, November 20
 * at 11:35 AM GMT+1 (Friday, … Hong Kong time)". `timeZone` defaults to the browser's.
 */
export function promisedTime(moment: Date, timeZone: string | undefined, studioZone: string): string {
  const here = formatTime(moment, timeZone)
  const isStudio = here === formatTime(moment, studioZone)
  return isStudio ? studioTime(moment, studioZone) : `${here} (${studioTime(moment, studioZone)})`
}

/** No reader's time is wider, word by word. */
const widest = 'Wednesday, September 00 at 00:00 AM GMT+00:00'

/** Ends with the zone's name: "Hong Kong time", or "GMT-05:00" where a zone has none. */
const studioTimes = /[A-Z][a-z]+day, [A-Z][a-z]+ \d+ at \d+:\d\d\s[AP]M (?:\S*?GMT\S*|.*?\btime\b)/g

/**
 * A sentence that takes the room of one with the reader's clock, which is not known yet: words as wide in the same
 * order break into as many lines.
 * @param sentence with times by the studio's clock alone
 */
export const roomFor = (sentence: string): string =>
  sentence.replaceAll(studioTimes, (time) => `${widest} (${time})`)
