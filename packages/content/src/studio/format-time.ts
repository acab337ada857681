import { plainZone } from './promised-time.ts'

/** A formatter for each zone, made once. */
function inZones(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: Date, timeZone: string) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(moment)
  }
}

const secondIn = inZones('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longGeneric',
})

/** In the studio's zone: "November 20, 2026 at 6:35:09 PM Hong Kong time". */
export const studioSecond = (moment: Date, studioZone: string) => plainZone(secondIn(moment, studioZone))

const dayIn = inZones('en-US', { dateStyle: 'long' })

/** In the studio's zone: "December 20, 2026". */
export const studioDay = (moment: Date, studioZone: string) => dayIn(moment, studioZone)

/** A calendar day without zone: "2026-12-20" is "December 20, 2026" everywhere. */
export const calendarDay = (day: string) => dayIn(new Date(day), 'UTC')

const dateIn = inZones('en-CA', { dateStyle: 'short' })

/** In the studio's zone, for date fields: "2026-12-20". */
export const studioDate = (moment: Date, studioZone: string) => dateIn(moment, studioZone)

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const clockIn = inZones('en-GB', clock)
const zonedClockIn = inZones('en-GB', { ...clock, timeZoneName: 'longGeneric' })

/** To the second in the studio's zone, "December 20, 2026, 18:35:07 Hong Kong time", and in UTC. */
export const provenTime = (moment: Date, studioZone: string) => ({
  studio: `${dayIn(moment, studioZone)}, ${plainZone(zonedClockIn(moment, studioZone))}`,
  utc: `${dayIn(moment, 'UTC')}, ${clockIn(moment, 'UTC')} UTC`,
})
