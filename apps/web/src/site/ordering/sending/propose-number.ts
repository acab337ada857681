import { company } from '@northword/content/studio/company'

/** `NW-ORD-{yyyymmdd}-{4 digits}`, with the studio's date. The server uses it on that day if it is free. */
export function dialogOrderNumber(now = new Date()): string {
  return `${company.orderPrefix}-ORD-${studioDate(now)}-${randomDigits(4)}`
}

/** `NW-ORD-{timestamp}-{random}`. The server stores this reference and gives the order a number of its own. */
export function cardOrderNumber(now = new Date()): string {
  return `${company.orderPrefix}-ORD-${now.getTime()}-${randomDigits(4)}`
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

function randomDigits(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (value) => value % 10).join('')
}
