import { company } from '@northword/content/studio/company'
import { publicHolidays } from '@northword/content/studio/public-holidays'
import { Temporal } from 'temporal-polyfill'

const { hours: opening, timeZone } = company
const openDays: readonly number[] = opening.weekdays

/** The time after this many hours of the studio's opening, without weekends and public holidays. */
export function afterBusinessHours(from: Date, hours: number): Date {
  let leftMs = hours * 3_600_000
  let day = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  for (;;) {
    const beginsMs = Math.max(from.getTime(), momentOf(day, opening.opens))
    const openMs = isOpenOn(day) ? Math.max(0, momentOf(day, opening.closes) - beginsMs) : 0
    if (openMs >= leftMs) return new Date(beginsMs + leftMs)
    leftMs -= openMs
    day = day.add({ days: 1 })
  }
}

const isOpenOn = (day: Temporal.PlainDate) =>
  openDays.includes(day.dayOfWeek) && !publicHolidays.includes(day.toString())

const momentOf = (day: Temporal.PlainDate, plainTime: string) =>
  day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
