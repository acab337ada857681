import { company } from './company.ts'
import { plainZone } from './promised-time.ts'

const { timeZone: studioZone } = company

const secondFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: studioZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longGeneric',
})

/** "November 20, 2026 at 6:35:09 PM Hong Kong time". */
export const studioSecond = (moment: Date) => plainZone(secondFormat.format(moment))

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: studioZone, dateStyle: 'long' })

/** In the studio's zone: "December 20, 2026". */
export const studioDay = (moment: Date) => dayFormat.format(moment)

const plainDayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })

/** A calendar day without zone: "2026-12-20" is "December 20, 2026" everywhere. */
export const calendarDay = (day: string) => plainDayFormat.format(new Date(day))

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: studioZone, dateStyle: 'short' })

/** In the studio's zone, for date fields: "2026-12-20". */
export const studioDate = (moment: Date) => dateFormat.format(moment)

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
const [studioClock, worldClock] = [clockOf(company.timeZone), clockOf('UTC')]

/** To the second in the studio's zone, "December 20, 2026, 18:35:07", and in UTC. */
export const provenTime = (moment: Date) => ({
  studio: `${dayFormat.format(moment)}, ${studioClock.format(moment)}`,
  utc: `${plainDayFormat.format(moment)}, ${worldClock.format(moment)} UTC`,
})
