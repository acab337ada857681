import { company } from './company.ts'
import { publicHolidays } from './public-holidays.ts'

const { hours, timeZone } = company
const openDays: readonly number[] = hours.weekdays
const dayMs = 86_400_000

/** Unix times in milliseconds. */
interface Opening {
  opensMs: number
  closesMs: number
}

/**
 * Milliseconds of opening time between two moments; 0 if `to` is not later. Without weekends and public holidays, in
 * the studio's zone.
 */
export function openMsBetween(from: number, to: number): number {
  let openMs = 0
  for (let day = dayOf(from); startOf(day) < to; day = dayAfter(day)) {
    const opening = openingOn(day)
    if (opening) openMs += Math.max(0, Math.min(to, opening.closesMs) - Math.max(from, opening.opensMs))
  }
  return openMs
}

/** Today's closing if the studio stays closed the next day: on a Friday that of the weekend. Else null. */
export function nextLongClosing(now: Date): { closesAt: Date; opensAt: Date } | null {
  const today = dayOf(now.getTime())
  const opening = openingOn(today)
  if (!opening || openingOn(dayAfter(today))) return null
  let day = dayAfter(today)
  let next = openingOn(day)
  while (!next) {
    day = dayAfter(day)
    next = openingOn(day)
  }
  return { closesAt: new Date(opening.closesMs), opensAt: new Date(next.opensMs) }
}

const openings = new Map<string, Opening | null>()

/** Null if closed all day. Cached. */
function openingOn(day: string): Opening | null {
  const known = openings.get(day)
  if (known !== undefined) return known
  const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1
  const isOpen = openDays.includes(weekday) && !publicHolidays.includes(day)
  const opening = isOpen
    ? { opensMs: momentOf(day, hours.opens), closesMs: momentOf(day, hours.closes) }
    : null
  openings.set(day, opening)
  return opening
}

// The Swedish locale formats dates as ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** The studio's local time, parsed as UTC. */
const shownAt = (ms: number) => Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`)

const dayOf = (ms: number) => new Date(shownAt(ms)).toISOString().slice(0, 10)

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

const startOf = (day: string) => momentOf(day, '00:00')

const aheadOfUtc = (ms: number) => shownAt(ms) - ms

/** The moment of a local time; computed twice, because the offset may change that day. */
function momentOf(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return shown - aheadOfUtc(shown - aheadOfUtc(shown))
}
