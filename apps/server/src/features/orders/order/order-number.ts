import { randomInt } from 'node:crypto'
import { company } from '@northword/content/studio/company'

const prefix = `${company.orderPrefix}-ORD`

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/** Date in the studio's time zone: "2026-11-20". */
export const dayInStudio = (at: Date) => dayFormat.format(at)

/**
 * Numbers to try for an order: the proposed one if it is one of the day's ten thousand, another of these, then
 * endless long ones. A sender chooses at most four digits, since numbers stand in mail subjects.
 */
export function* orderNumbers(reference: string | null, at: Date): Generator<string, never> {
  const ofToday = `${prefix}-${dayInStudio(at).replaceAll('-', '')}-`
  if (reference?.startsWith(ofToday) && /^\d{4}$/.test(reference.slice(ofToday.length))) yield reference
  if (!isScarce(ofToday)) {
    yield `${ofToday}${String(randomInt(10_000)).padStart(4, '0')}`
    noteTaken(ofToday)
  }
  for (;;)
    yield `${prefix}-${at.getTime()}-${randomInt(36 ** 6)
      .toString(36)
      .toUpperCase()}`
}

/** Collisions after which the day's ten thousand are not tried any more. */
const mostTaken = 100

/** Collisions of a day in this process. The limit is reached at about 1,400 orders a day. */
const scarcity = { day: '', taken: 0 }

const isScarce = (day: string) => scarcity.day === day && scarcity.taken >= mostTaken

function noteTaken(day: string) {
  if (scarcity.day !== day) Object.assign(scarcity, { day, taken: 0 })
  scarcity.taken += 1
}
