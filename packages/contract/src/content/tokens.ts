import { counted } from '../counted.ts'
import { formatPrice } from '../money/format-price.ts'
import { refundPolicy } from '../money/refund-policy.ts'
import { wholeNumber } from '../money/whole-number.ts'
import { deletedAccountDays, draftDays, mailDays, unconfirmedSubscriberDays } from '../people/retention.ts'
import { fillBraces, problemsOfBraces, standsForNothing } from './braces.ts'
import { ContentError, type ContentItem, textsIn } from './content-items.ts'
import { mailNamesAt, namesOfMails } from '../mails/mail-names.ts'
import type { Matter } from './matter.ts'

/** By the name that stands in braces. */
export type Tokens = Readonly<ReturnType<typeof tokensOf>>

/** Values of what sentences name instead of repeating it, such as `{brand}` or `{price:PS-025}`. */
export function tokensOf(matter: Pick<Matter, 'studio' | 'services'>) {
  const { studio, services } = trimmed({ studio: matter.studio, services: matter.services }) as typeof matter
  const { brand, hours, promises, holidays } = studio
  const [legalName, ...street] = brand.address
  const { least, most } = promises.answerWithinHours
  return {
    brand: brand.brand,
    legalName,
    street: street.join(', '),
    phone: brand.phone,
    registration: brand.registrationNumber,
    founded: String(brand.founded),
    orderPrefix: brand.orderPrefix,
    ...named('email', Object.entries(brand.emails)),
    hours: hours.label,
    businessHours: `${hours.label}${holidays.days.length > 0 ? ', public holidays apart' : ''}`,
    answerHours: `${least === most ? '' : `${least} to `}${hoursLong(most)}`,
    'answerHours:least': String(least),
    'answerHours:most': String(most),
    contactHours: String(promises.contactWithinHours),
    contactTime: hoursLong(promises.contactWithinHours),
    payHours: String(promises.payWithinHours),
    payTime: hoursLong(promises.payWithinHours),
    reviewDays: String(promises.reviewDays),
    reviewTime: daysLong(promises.reviewDays),
    refundDays: String(promises.refundDays),
    refundTime: daysLong(promises.refundDays),
    graceDays: String(promises.graceDays),
    graceTime: daysLong(promises.graceDays),
    extraRound: formatPrice(promises.extraRoundCents),
    ...ofServices(services),
    ...ofRules,
  }
}

/** "24 hours", or "1 hour". */
const hoursLong = (hours: number) => counted(hours, 'hour', 'hours')

const daysLong = (days: number) => counted(days, 'day', 'days')

/**
 * An item with what the braces in its texts stand for, but names that mails fill in. Refuses a name that stands for
 * nothing.
 */
export function filled(item: ContentItem, tokens: Tokens): ContentItem {
  const later = namesOfMails(item)
  const valueOf = (name: string) => {
    const value = valueIn(tokens, name) ?? (later.includes(name) ? `{${name}}` : undefined)
    if (value === undefined) throw new ContentError(item, standsForNothing(name))
    return value
  }
  return { ...item, fields: fillIn(item.fields, valueOf) }
}

const valueIn = (tokens: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(tokens, name) ? tokens[name] : undefined

/**
 * Sentences about braces that an item's texts cannot have, each with the path of its text.
 * @param archived SKUs of services, whose prices no text can name
 */
export const problemsOfTokens = (
  item: ContentItem,
  tokens: Tokens,
  archived: ReadonlySet<string>,
): BracesProblem[] =>
  textsIn(item.fields).flatMap(({ field, text }) => {
    const isKnown = (name: string) => Object.hasOwn(tokens, name) || mailNamesAt(item, field).includes(name)
    const sentenceOf = (name: string) =>
      name.startsWith('price:') && archived.has(name.slice('price:'.length))
        ? `{${name}} names a service that is archived`
        : standsForNothing(name)
    return problemsOfBraces(text, isKnown, sentenceOf).map((message) => ({ field, message }))
  })

interface BracesProblem {
  field: string
  message: string
}

const trimmed = (value: unknown) => fillIn(value, (name) => `{${name}}`)

/** Texts are judged without the spaces around them, and used so: a time zone with one would stop every order. */
function fillIn(value: unknown, valueOf: (name: string) => string): unknown {
  if (typeof value === 'string') return fillBraces(value, valueOf).trim()
  if (Array.isArray(value)) return value.map((each) => fillIn(each, valueOf))
  if (typeof value !== 'object' || value === null) return value
  if (isSegment(value)) return { ...value, text: fillBraces(value.text, valueOf) }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, valueOf)]))
}

/** Words of an edit, whose edges may be spaces. */
const isSegment = (value: object): value is { text: string } =>
  'kind' in value && 'text' in value && typeof value.text === 'string'

/** Rules of the software that policies tell. */
const ofRules = {
  deletedAccountDays: String(deletedAccountDays),
  draftDays: String(draftDays),
  mailDays: String(mailDays),
  unconfirmedSubscriberDays: String(unconfirmedSubscriberDays),
  keptFromPercent: String(refundPolicy.noneFromPercent),
}

function ofServices(services: Matter['services']) {
  const prices = services.map(({ priceCents }) => priceCents)
  const lowestPrice = formatPrice(Math.min(...prices))
  const highestPrice = formatPrice(Math.max(...prices))
  const timed = services.flatMap(({ turnaround, words }) =>
    turnaround === 'ongoing' ? [] : [{ maxHours: turnaround.maxHours, words: words ?? 0 }],
  )
  const quick = timed.filter(({ maxHours }) => maxHours <= 24)
  const quickWords = Math.max(0, ...quick.map(({ words }) => words))
  const longestDays = Math.ceil(Math.max(0, ...timed.map(({ maxHours }) => maxHours)) / 24)
  // A single one is not counted: "See All Services".
  const counting = services.length === 1 ? '' : ` ${services.length}`
  return {
    services: String(services.length),
    'services:all': `All${counting}`,
    'services:our': `our${counting}`,
    lowestPrice,
    highestPrice,
    priceRange: `from ${lowestPrice}${lowestPrice === highestPrice ? '' : ` to ${highestPrice}`}`,
    /** Words of the longest piece with a turnaround of 24 hours. */
    quickWords: wholeNumber(quickWords),
    quickLength: quickWords > 0 ? `up to ${counted(quickWords, 'word', 'words')}` : 'of any length',
    /** Longest turnaround, rounded up. */
    longestDays: String(longestDays),
    longestTime: longestDays > 0 ? `${daysLong(longestDays)} at most` : 'and no later',
    ...named(
      'price',
      services.map(({ key, priceCents }) => [key, formatPrice(priceCents)]),
    ),
  }
}

const named = (kind: string, entries: [name: string, value: string][]): Record<string, string> =>
  Object.fromEntries(entries.map(([name, value]) => [`${kind}:${name}`, value]))
