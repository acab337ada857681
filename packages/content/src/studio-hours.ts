import { company } from './company.ts'
import { publicHolidays } from './public-holidays.ts'

const { hours, timeZone } = company
const openDays: readonly number[] = hours.weekdays
const dayMs = 86_400_000

/** When the studio is open on a day of its calendar, in milliseconds since 1970. */
interface Opening {
  opensMs: number
  closesMs: number
}

/**
 * How long the studio is open between two moments, in milliseconds; 0 where the second is not later. Hours count by
 * the studio's own clock, without weekends and public holidays.
 */
export function openMsBetween(from: number, to: number): number {
  let openMs = 0
  for (let day = dayOf(from); startOf(day) < to; day = dayAfter(day)) {
    const opening = openingOn(day)
    if (opening) openMs += Math.max(0, Math.min(to, opening.closesMs) - Math.max(from, opening.opensMs))
  }
  return openMs
}

/**
 * The closing at the end of a working day after which the studio stays closed for a whole day or longer: on a Friday,
 * that of the weekend. Null on every other day.
 */
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

/** Null where the studio is closed all day. Asked again and again, and worked out once. */
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

// Swedes write dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** What the studio's clock shows at a moment, as if it were UTC. */
const shownAt = (ms: number) => Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`)

const dayOf = (ms: number) => new Date(shownAt(ms)).toISOString().slice(0, 10)

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

const startOf = (day: string) => momentOf(day, '00:00')

const aheadOfUtc = (ms: number) => shownAt(ms) - ms

/** The moment at which the studio's clock shows this; looked at twice, since the clock may change that day. */
function momentOf(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return shown - aheadOfUtc(shown - aheadOfUtc(shown))
}
