import { RRule } from 'rrule'
import { type CalendarEvent, eventsIn, plainText } from './calendar-events.ts'

/** A day on which something stands in a calendar. */
export interface CalendarDay {
  /** ISO 8601. */
  day: string
  /** Names of its events; may be empty. */
  name: string
}

export interface CalendarDays {
  days: readonly CalendarDay[]
  /** Events with a time of day. */
  timed: number
  /** Events whose day or rule cannot be read. */
  unread: number
}

/** Longest time of reading: a rule can be written that goes on for years without a day. */
const mostMs = 2_000

const dayMs = 24 * 60 * 60 * 1_000
/** Longest event. */
const mostDays = 731

/**
 * All-day events of some years, in their order, each with every day that it lasts, whatever the time zone. Null: the
 * file is no calendar, or its rules take too long to work out.
 */
export function readCalendar(file: string, { first, last }: { first: number; last: number }) {
  const events = eventsIn(file)
  if (!events) return null
  const range = { from: Date.UTC(first, 0, 1), to: Date.UTC(last, 11, 31) }
  const until = performance.now() + mostMs
  const moved = movedDays(events)
  const found = { names: new Map<string, string[]>(), timed: 0, unread: 0 }
  for (const event of events) {
    if (performance.now() > until) return null
    addEvent(found, event, {
      ...range,
      // An event that replaces a day may stand on that very day.
      except: event.has('RECURRENCE-ID')
        ? []
        : [...(moved.get(valueOf(event, 'UID')) ?? []), ...daysOf(event, 'EXDATE')],
    })
  }
  return resultOf(found)
}

const resultOf = ({ names, timed, unread }: Found): CalendarDays => ({
  days: [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, all]) => ({ day, name: [...new Set(all)].filter(Boolean).join(', ') })),
  timed,
  unread,
})

interface Found {
  names: Map<string, string[]>
  timed: number
  unread: number
}

/** Unix milliseconds in UTC. */
interface Range {
  from: number
  to: number
  /** Days on which the event does not begin. */
  except: readonly number[]
}

function addEvent(found: Found, event: CalendarEvent, range: Range) {
  if (valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED') return
  const [start] = event.get('DTSTART') ?? []
  if (start && !start.isDay) {
    found.timed += 1
    return
  }
  try {
    const lasts = lengthOf(event)
    for (const begin of beginnings(event, { ...range, from: range.from - (lasts - 1) * dayMs }))
      for (let at = begin; at < begin + lasts * dayMs; at += dayMs) note(found, event, at, range)
  } catch {
    found.unread += 1
  }
}

function note({ names }: Found, event: CalendarEvent, at: number, { from, to }: Range) {
  if (at < from || at > to) return
  const day = new Date(at).toISOString().slice(0, 10)
  names.set(day, [...(names.get(day) ?? []), plainText(valueOf(event, 'SUMMARY'))])
}

const valueOf = (event: CalendarEvent, name: string) => event.get(name)?.[0]?.value ?? ''

/** Days on which an event begins. */
function beginnings(event: CalendarEvent, { from, to, except }: Range): readonly number[] {
  const start = dayAt(valueOf(event, 'DTSTART'))
  const rules = (event.get('RRULE') ?? []).flatMap(({ value }) => inRule(value, start, from, to))
  return [...new Set([start, ...rules, ...daysOf(event, 'RDATE')])].filter((at) => !except.includes(at))
}

/** Rules that repeat within a day are for events with a time. */
function inRule(rule: string, start: number, from: number, to: number): readonly number[] {
  if (/FREQ=(HOURLY|MINUTELY|SECONDLY)|BY(HOUR|MINUTE|SECOND)=|INTERVAL=0*(;|$)/i.test(rule))
    throw new Error('The rule repeats within a day.')
  const every = new RRule({ ...RRule.parseString(rule), dtstart: new Date(start), tzid: null })
  return every.between(new Date(from), new Date(to), true).map((date) => date.getTime())
}

/** Days of an event. Its end is the day after the last. */
function lengthOf(event: CalendarEvent): number {
  const end = valueOf(event, 'DTEND')
  const [, weeks = 0, days = 0] = /^P(?:(\d+)W)?(?:(\d+)D)?/.exec(valueOf(event, 'DURATION')) ?? []
  const long = end
    ? (dayAt(end) - dayAt(valueOf(event, 'DTSTART'))) / dayMs
    : Number(weeks) * 7 + Number(days)
  if (long > mostDays) throw new Error('The event lasts for years.')
  return Math.max(1, long)
}

/** Days of repeated events that an event of their own replaces, by the events' id. */
function movedDays(events: readonly CalendarEvent[]) {
  const moved = new Map<string, number[]>()
  for (const event of events) {
    const id = valueOf(event, 'UID')
    if (event.has('RECURRENCE-ID'))
      moved.set(id, [...(moved.get(id) ?? []), ...daysOf(event, 'RECURRENCE-ID')])
  }
  return moved
}

const daysOf = (event: CalendarEvent, name: string) =>
  (event.get(name) ?? []).filter(({ isDay }) => isDay).flatMap(({ value }) => value.split(',').map(dayAt))

/** Its beginning in UTC, in Unix milliseconds. */
function dayAt(written: string): number {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(written) ?? []
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (new Date(at).toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
    throw new Error('There is no such day.')
  return at
}
