import { randomInt } from 'node:crypto'
import { company } from '@northword/content/company'
import { isOrderNumber } from '@northword/contract/orders'

const dayInStudio = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/**
 * Numbers to try for one order, best first: the proposed one, some of the day's ten thousand, then
 * the long form, which does not run out. Endless.
 */
export function* orderNumbers(proposed: string | undefined, at: Date): Generator<string, never> {
  if (proposed && isOrderNumber(proposed, company.orderPrefix)) yield proposed
  const day = dayInStudio.format(at).replaceAll('-', '')
  for (let tries = 0; tries < 3; tries++) {
    yield `${company.orderPrefix}-ORD-${day}-${String(randomInt(10_000)).padStart(4, '0')}`
  }
  for (;;)
    yield `${company.orderPrefix}-ORD-${at.getTime()}-${randomInt(36 ** 6)
      .toString(36)
      .toUpperCase()}`
}
