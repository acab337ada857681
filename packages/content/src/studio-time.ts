import { company } from './company.ts'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
})

/** A moment on the studio's clock, for a reader anywhere: "Friday, November 20 at 6:35 PM Hong Kong time". */
export const studioTime = (moment: Date) => format.format(moment).replace(/( Standard)? Time$/, ' time')

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: company.timeZone, dateStyle: 'long' })

/** A day on the studio's calendar: "December 20, 2026". */
export const studioDay = (moment: Date) => dayFormat.format(moment)

const plainDayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })

/** A day of the calendar, as a bank tells it: "2026-12-20" is "December 20, 2026" everywhere. */
export const calendarDay = (day: string) => plainDayFormat.format(new Date(day))

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/** A day on the studio's calendar, as fields of dates hold it: "2026-12-20". */
export const studioDate = (moment: Date) => dateFormat.format(moment)
