import type { OpeningTimes } from '@northword/content/studio/opening-hours'
import { Temporal } from 'temporal-polyfill'

/** The time after this many hours of the studio's opening, without weekends and public holidays. */
export function afterBusinessHours(from: Date, hours: number, times: OpeningTimes): Date {
  const { hours: opening, timeZone } = times.company
  const momentOf = (day: Temporal.PlainDate, plainTime: string) =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
  let leftMs = hours * 3_600_000
  let day = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  for (;;) {
    const beginsMs = Math.max(from.getTime(), momentOf(day, opening.opens))
    const openMs = isOpenOn(day, times) ? Math.max(0, momentOf(day, opening.closes) - beginsMs) : 0
    if (openMs >= leftMs) return new Date(beginsMs + leftMs)
    leftMs -= openMs
    day = day.add({ days: 1 })
  }
}

function isOpenOn(day: Temporal.PlainDate, { company: { hours }, holidays }: OpeningTimes): boolean {
  const openDays: readonly number[] = hours.weekdays
  return openDays.includes(day.dayOfWeek) && !holidays.includes(day.toString())
}
