import { company } from '@northword/content/company'
import { payWithinDays } from '@northword/content/payment-accounts'
import type { PaymentTerms } from '@northword/contract/payment-terms'
import { Temporal } from 'temporal-polyfill'

const { timeZone } = company

/** The last day on which a client with these terms is to pay what is asked for now: "2026-11-20". */
export const dueDay = (terms: PaymentTerms, now: Date): string =>
  dayOf(now).add({ days: payWithinDays[terms] }).toString()

/** The moment at which a day is over on the studio's calendar. */
export const endOfDay = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)

const dayOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
