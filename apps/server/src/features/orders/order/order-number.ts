import { randomInt } from 'node:crypto'
import { studioDate } from '@northword/content/studio/format-time'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { Order } from './order.entity.ts'

/**
 * Numbers to try for an order: the proposed one if it is one of the day's ten thousand, another of these, then
 * endless long ones. A sender chooses at most four digits, since numbers stand in mail subjects.
 */
export function* orderNumbers(
  { reference, createdAt }: Pick<Order, 'reference' | 'createdAt'>,
  { orderPrefix, timeZone }: Pick<SiteContent['company'], 'orderPrefix' | 'timeZone'>,
): Generator<string, never> {
  const prefix = `${orderPrefix}-ORD`
  const ofToday = `${prefix}-${studioDate(createdAt, timeZone).replaceAll('-', '')}-`
  if (reference?.startsWith(ofToday) && /^\d{4}$/.test(reference.slice(ofToday.length))) yield reference
  if (!isScarce(ofToday)) {
    yield `${ofToday}${String(randomInt(10_000)).padStart(4, '0')}`
    noteTaken(ofToday)
  }
  for (;;)
    yield `${prefix}-${createdAt.getTime()}-${randomInt(36 ** 6)
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
