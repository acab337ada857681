import { randomInt } from 'node:crypto'
import { company } from '@northword/content/company'
import { isOrderNumber } from '@northword/contract/orders'

const prefix = `${company.orderPrefix}-ORD`

const dayInStudio = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone, dateStyle: 'short' })

/**
 * Numbers to try for one order, best first: the proposed one, one of the day's ten thousand, then
 * the long form, which does not run out. Endless.
 */
export function* orderNumbers(proposed: string | undefined, at: Date): Generator<string, never> {
  if (proposed && isOrderNumber(proposed, company.orderPrefix)) yield proposed
  const day = dayInStudio.format(at).replaceAll('-', '')
  yield `${prefix}-${day}-${String(randomInt(10_000)).padStart(4, '0')}`
  for (;;)
    yield `${prefix}-${at.getTime()}-${randomInt(36 ** 6)
      .toString(36)
      .toUpperCase()}`
}
