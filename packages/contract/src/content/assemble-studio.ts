import type { Matter } from './matter.ts'
import type { Tokens } from './tokens.ts'

/** Identity, hours and promises as sentences and the server use them. */
export function studioOf(
  { brand, hours, promises, claims, accounts, holidays, mails }: Matter['studio'],
  tokens: Tokens,
) {
  const { footer, colors, logo, ...rest } = brand
  const identity = { ...rest, ...(logo && { logo: logo.files }) }
  const { timeZone, ...opening } = hours
  const { answerWithinHours, contactWithinHours, payWithinHours } = promises
  return {
    company: {
      ...identity,
      timeZone,
      hours: opening,
      answerWithinHours,
      /** "24 hours". */
      contactWithin: tokens.contactTime,
      payWithin: tokens.payTime,
    },
    contactWithinHours,
    payWithinHours,
    footer,
    colors,
    icons: logo?.icons ?? [],
    claims,
    accounts,
    holidays: holidays.days,
    keepsHolidays: holidays.days.length > 0,
    /** "Monday–Friday, 9 AM–6 PM HKT, public holidays apart". */
    businessHours: tokens.businessHours,
    mails,
    /** "2 to 4 hours". */
    answerHours: tokens.answerHours,
    /** The same as the specification writes it: "2-4 hours". */
    answerWithin: tokens.answerHours.replace(' to ', '-'),
    figures: figuresOf(promises, tokens),
    extraRevisionCents: promises.extraRoundCents,
  }
}

const figuresOf = (
  { reviewDays, refundDays, graceDays }: Matter['studio']['promises'],
  { quickWords, longestDays, extraRound }: Tokens,
) => ({
  quickWords,
  longestDays: Number(longestDays),
  reviewDays,
  refundDays,
  graceDays,
  extraRevision: extraRound,
})
