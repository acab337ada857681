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
export const studioTime = (moment: Date) => inStudioTime(format, moment)

const inStudioTime = (form: Intl.DateTimeFormat, moment: Date) =>
  form.format(moment).replace(/( Standard)? Time$/, ' time')

const secondFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longGeneric',
})

/** To the second, for what has to be proven: "November 20, 2026 at 6:35:09 PM Hong Kong time". */
export const studioSecond = (moment: Date) => inStudioTime(secondFormat, moment)

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: company.timeZone, dateStyle: 'long' })

/** A day on the studio's calendar: "December 20, 2026". */
export const studioDay = (moment: Date) => dayFormat.format(moment)

const plainDayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })

/** A day of the calendar, as a bank tells it: "2026-12-20" is "December 20, 2026" everywhere. */
export const calendarDay = (day: string) => plainDayFormat.format(new Date(day))

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/** A day on the studio's calendar, as fields of dates hold it: "2026-12-20". */
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

/** A moment to the second, as a proof tells it: on the studio's clock, "December 20, 2026, 18:35:07", and in UTC. */
export const provenTime = (moment: Date) => ({
  studio: `${dayFormat.format(moment)}, ${studioClock.format(moment)}`,
  utc: `${plainDayFormat.format(moment)}, ${worldClock.format(moment)} UTC`,
})
