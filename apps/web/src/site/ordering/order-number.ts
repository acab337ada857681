import { company } from '@northword/content/company'
import { randomText } from './random-id.ts'

/**
 * The number that the dialog proposes: `NW-ORD-{yyyymmdd}-{4 digits}`, the date where the studio is. It is
 * taken on that day, where it is free.
 */
export function dialogOrderNumber(now = new Date()): string {
  return `${company.orderPrefix}-ORD-${studioDate(now)}-${randomText('0123456789', 4)}`
}

/**
 * What the form on a service card calls its order: `NW-ORD-{timestamp}-{random}`. The server keeps it as a
 * reference and gives a number of its own.
 */
export function inlineOrderNumber(now = new Date()): string {
  const random = randomText('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 6)
  return `${company.orderPrefix}-ORD-${now.getTime()}-${random}`
}

function studioDate(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: company.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return part('year') + part('month') + part('day')
}
