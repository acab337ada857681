import * as z from 'zod'
import { email } from '../fields.ts'
import { mostRoundCents } from '../lengths.ts'
import { logo } from '../pictures/picture.ts'
import { brandColors } from './brand-colors.ts'
import { claim, claimNames, day, line, required, wholeNumber } from './content-fields.ts'
import type { WordedMail } from '../mails/mail-names.ts'

const web = line('Address', 500).regex(/^https:\/\//, 'An address begins with https://')

/** A fact that sentences name in braces. */
const fact = (label: string, max?: number) =>
  line(label, max).regex(/^[^{}]*$/, `${label} has no braces: other texts name it in braces`)

const time = line('Time', 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written 09:00')

const hoursOfDay = (label: string) => wholeNumber(label, 1, 240)

/** Identity of a studio. */
export const brand = z.strictObject({
  brand: fact('Name', 40),
  /** Beginning of every order number. */
  orderPrefix: line('Beginning of order numbers', 5).regex(/^[A-Z]+$/, 'It has capitals only'),
  /** Instead of the name at the top of every page. */
  logo: logo.optional(),
  tagline: line('Tagline'),
  /** Below the name at the foot of every page. */
  footer: line('Sentence at the foot', 160),
  emails: z.strictObject({
    hello: email(),
    orders: email(),
    legal: email(),
    privacy: email(),
    refunds: email(),
    accessibility: email(),
  }),
  phone: fact('Telephone number', 30),
  /** The legal name, then the lines of the address. */
  address: z.tuple([fact('Legal name')], fact('Line of the address')),
  registrationNumber: fact('Registration number', 30),
  founded: wholeNumber('Year', 1500, 2500),
  social: z.strictObject({ linkedin: web.optional(), bluesky: web.optional() }),
  colors: brandColors,
})

/** Opening hours, the same on each open day. Weekdays are those of ISO 8601: 1 is Monday. */
export const hours = z
  .strictObject({
    /** IANA zone of every date in an order number and every opening hour. */
    timeZone: line('Time zone', 40).refine(isTimeZone, 'There is no such time zone'),
    label: fact('Hours in words'),
    weekdays: z.array(z.literal([1, 2, 3, 4, 5, 6, 7])).min(1, 'Open on one day at least'),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => hourOf(closes) - hourOf(opens) >= 1, {
    error: 'The studio closes an hour or more after it opens',
    path: ['closes'],
  })

/** "09:30" is 9.5. */
const hourOf = (written: string) => Number(written.slice(0, 2)) + Number(written.slice(3)) / 60

/** Days on which the studio is closed. A year without days has none. */
export const holidays = z.strictObject({ days: z.array(day).max(1_000) })

/** Terms that sentences repeat and the server keeps. */
export const promises = z.strictObject({
  /** Business hours until a person answers a message: at best and at the latest. */
  answerWithinHours: z
    .strictObject({ least: hoursOfDay('Hours'), most: hoursOfDay('Hours') })
    .refine(({ least, most }) => least <= most, 'The shorter time comes first'),
  /** Hours until a person contacts the client of a new order. */
  contactWithinHours: hoursOfDay('Hours to the first contact'),
  /** Hours from the agreed price to the request for payment. */
  payWithinHours: hoursOfDay('Hours to the request for payment'),
  /** Days to ask for changes. */
  reviewDays: wholeNumber('Days for changes', 1, 365),
  /** Days to ask for a refund after Completed. */
  refundDays: wholeNumber('Days for a refund', 1, 365),
  /** Days of delay after which the client can cancel. */
  graceDays: wholeNumber('Days of grace', 1, 365),
  /** Price of a revision round beyond those of the service, in US cents. */
  extraRoundCents: wholeNumber('Price of a further round', 0, mostRoundCents),
})

const sentences = (label: string) => z.array(required(label, 400)).max(4, 'At most four paragraphs')

const ofMail = z.strictObject({ opening: sentences('Paragraph'), closing: sentences('Paragraph') })

/** The studio's sentences in mails to clients: above and below the facts. Names of `mailNames` stand in braces. */
export const mails = z.strictObject({
  orderReceived: ofMail,
  paymentRequest: ofMail,
  delivery: ofMail,
  completed: ofMail,
  /** Lines at the end of these mails. */
  signature: z.array(line('Line', 100)).max(4, 'At most four lines'),
} satisfies Record<WordedMail | 'signature', z.ZodType>)

/** Accounts for payments without a link: a studio may have none. */
export const accounts = z.strictObject({
  bank: z
    .strictObject({
      holder: line('Account holder'),
      name: line('Bank'),
      number: line('Account number', 40),
      swift: line('SWIFT', 11),
    })
    .optional(),
  paypal: email().optional(),
})

/** The studio's claims in figures, for every page that repeats one. */
export const claims = z.strictObject(
  Object.fromEntries(claimNames.map((name) => [name, claim])) as Record<
    (typeof claimNames)[number],
    typeof claim
  >,
)

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
