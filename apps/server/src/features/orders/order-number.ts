import { randomInt } from 'node:crypto'
import { company } from '@northword/content/company'

const prefix = `${company.orderPrefix}-ORD`

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/** The day on the studio's calendar at a moment: "2026-11-20". */
export const dayInStudio = (at: Date) => dayFormat.format(at)

/**
 * Numbers to try for one order, best first: the reference that its sender gave, where it is one of the
 * day's ten thousand, another of these, then the long form, which does not run out. Endless. The number
 * stands in the subjects of mails: all that a sender ever chooses of it is four digits.
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

/** After so many that were taken, another of the day's ten thousand is not worth a try. */
const mostTaken = 100

/** How many of a day's this process found taken: of some 1,400 orders a day on. */
const scarcity = { day: '', taken: 0 }

const isScarce = (day: string) => scarcity.day === day && scarcity.taken >= mostTaken

function noteTaken(day: string) {
  if (scarcity.day !== day) Object.assign(scarcity, { day, taken: 0 })
  scarcity.taken += 1
}
