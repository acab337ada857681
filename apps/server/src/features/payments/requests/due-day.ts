import { studioDate } from '@northword/content/studio/format-time'
import { payWithinDays, type PaymentTerms } from '@northword/contract/money/payment-terms'
import { Temporal } from 'temporal-polyfill'

/** Last day in this zone for a payment requested now: "2026-11-20". */
export const dueDay = (terms: PaymentTerms, now: Date, timeZone: string): string =>
  Temporal.PlainDate.from(studioDate(now, timeZone)).add({ days: payWithinDays[terms] }).toString()

/** End of a day in the studio's time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)
