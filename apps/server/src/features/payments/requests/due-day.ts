import { company } from '@northword/content/studio/company'
import { payWithinDays } from '@northword/content/orders/payment-accounts'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import { Temporal } from 'temporal-polyfill'

const { timeZone } = company

/** Last day for a payment requested now: "2026-11-20". */
export const dueDay = (terms: PaymentTerms, now: Date): string =>
  dayOf(now).add({ days: payWithinDays[terms] }).toString()

/** End of a day in the studio's time zone. */
export const endOfDay = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)

const dayOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
