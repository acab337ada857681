import type { SiteContent } from '@northword/contract/content/site-content'

const dayMs = 86_400_000

/** When a studio is open. A whole site has it, too. */
export interface OpeningTimes extends Pick<SiteContent, 'holidays'> {
  company: Pick<SiteContent['company'], 'hours' | 'timeZone'>
}

/** Unix times in milliseconds. */
interface Opening {
  opensMs: number
  closesMs: number
}

/**
 * Milliseconds of opening time between two moments; 0 if `to` is not later. Without weekends and public holidays, in
 * the studio's zone.
 */
export function openMsBetween(from: number, to: number, times: OpeningTimes): number {
  const { timeZone } = times.company
  let openMs = 0
  for (let day = dayOf(from, timeZone); momentOf(day, '00:00', timeZone) < to; day = dayAfter(day)) {
    const opening = openingOn(day, times)
    if (opening) openMs += Math.max(0, Math.min(to, opening.closesMs) - Math.max(from, opening.opensMs))
  }
  return openMs
}

/** Today's closing if the studio stays closed the next day: on a Friday that of the weekend. Else null. */
export function nextLongClosing(now: Date, times: OpeningTimes): { closesAt: Date; opensAt: Date } | null {
  const today = dayOf(now.getTime(), times.company.timeZone)
  const opening = openingOn(today, times)
  if (!opening || openingOn(dayAfter(today), times)) return null
  let day = dayAfter(today)
  let next = openingOn(day, times)
  while (!next) {
    day = dayAfter(day)
    next = openingOn(day, times)
  }
  return { closesAt: new Date(opening.closesMs), opensAt: new Date(next.opensMs) }
}

const known = new WeakMap<OpeningTimes, Map<string, Opening | null>>()

/** Null if closed all day. Cached. */
function openingOn(day: string, times: OpeningTimes): Opening | null {
  const days = known.get(times) ?? new Map<string, Opening | null>()
  known.set(times, days)
  const opening = days.get(day) ?? (days.has(day) ? null : findOpening(day, times))
  days.set(day, opening)
  return opening
}

function findOpening(day: string, { company: { hours, timeZone }, holidays }: OpeningTimes): Opening | null {
  const openDays: readonly number[] = hours.weekdays
  const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1
  if (!openDays.includes(weekday) || holidays.includes(day)) return null
  return { opensMs: momentOf(day, hours.opens, timeZone), closesMs: momentOf(day, hours.closes, timeZone) }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached. The Swedish locale formats dates as ISO 8601. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

/** The studio's local time, parsed as UTC. */
const shownAt = (ms: number, timeZone: string) =>
  Date.parse(`${clockIn(timeZone).format(ms).replace(' ', 'T')}Z`)

const dayOf = (ms: number, timeZone: string) => new Date(shownAt(ms, timeZone)).toISOString().slice(0, 10)

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** The moment of a local time; computed twice, because the offset may change that day. */
function momentOf(day: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const aheadOfUtc = (ms: number) => shownAt(ms, timeZone) - ms
  return shown - aheadOfUtc(shown - aheadOfUtc(shown))
}
