import type { OpeningTimes } from '@northword/content/studio/opening-hours'
import { Temporal } from 'temporal-polyfill'

/** The time after this many hours of the studio's opening, without weekends and public holidays. */
export const afterBusinessHours = (from: Date, hours: number, times: OpeningTimes): Date =>
  afterOpenMs(from, hours * 3_600_000, times)

/** The time after this many business days, each as long as the studio is open on one. */
export function afterBusinessDays(from: Date, days: number, times: OpeningTimes): Date {
  const { opens, closes } = times.company.hours
  const dayMs = Temporal.PlainTime.from(opens).until(closes).total({ unit: 'milliseconds' })
  return afterOpenMs(from, days * dayMs, times)
}

function afterOpenMs(from: Date, ms: number, times: OpeningTimes): Date {
  const { hours: opening, timeZone } = times.company
  const momentOf = (day: Temporal.PlainDate, plainTime: string) =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
  let leftMs = ms
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
