import { company } from '../studio/company.ts'
import { figures } from '../studio/figures.ts'

const { emails } = company

/** Formatted facts of an order's next step. */
export interface NextFacts {
  /** Of the order; empty if it has none. */
  email: string
  /** Promised time of the first contact: "Friday, March 6, 3:10 PM GMT+8". */
  contactBy: string
  /** Turnaround label: "48-72 hours". */
  turnaround: string
  /** Days for changes. */
  reviewDays: number
  /** End of the state's period; null if unknown. */
  dueBy: string | null
  /** Day on which the order entered its state; null if unknown. */
  since: string | null
  /** Last day to pay: "March 13, 2026"; null without a request. */
  payBy: string | null
  /** Some texts are on the page, and others are not. */
  isMixed: boolean
  /** The client has ever paid for it. */
  paid: boolean
  /** NET-30: the payment may wait. */
  hasTerms: boolean
  /** The studio has written to them. */
  isContacted: boolean
  /** They say that they have paid, and that is not settled yet. */
  saysPaid: boolean
  /** A brief came with the order. */
  hasBrief: boolean
  /** Way in which a text was sent outside of the product; null if it is on the page. */
  sentOutside: string | null
}

/** Days that the policies give the client: for changes, for a refund. */
export const clientDays = { review: figures.reviewDays, refund: figures.refundDays } as const

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`
const by = (dueBy: string | null) => (dueBy ? `, by ${dueBy}` : '')

const workStarts = 'Work starts when your payment is in.'

const onTerms = ({ turnaround, dueBy }: NextFacts) =>
  `You have NET-30 terms, so our work does not wait for your payment. ${dueBy ? `You get your text by ${dueBy}.` : `The turnaround counts from the moment that your brief is in: ${turnaround}.`}`

/** Next step and its date by state. */
export const next = {
  'Pending Contact': ({ email, contactBy, isContacted }: NextFacts) => {
    const first = isContacted
      ? 'We have written to you: see “Messages”.'
      : `An agent ${email ? `writes to ${email}` : 'contacts you'} by ${contactBy} to settle payment and details.`
    return `${first} Until the price is agreed, you can cancel here.`
  },
  'Awaiting Payment': (facts: NextFacts) => {
    const { email, payBy, hasTerms, saysPaid } = facts
    const begin = hasTerms ? onTerms(facts) : workStarts
    if (saysPaid) return `We look for your payment, and send the receipt when it is in. ${begin}`
    if (payBy)
      return `Please pay by ${payBy}. How to pay stands under “Payment”${email && `, and in our email to ${email}`}. ${begin}`
    return `${email ? `We email how to pay to ${email}; then it stands under “Payment”, too.` : 'How to pay will stand under “Payment”.'} ${begin}`
  },
  Paid: ({ turnaround, dueBy, hasBrief }: NextFacts) =>
    `Your payment is in. ${hasBrief ? 'An editor reads your brief, and a writer starts.' : 'Your order came without a brief: if we do not have it yet, write it under “Messages”.'} The turnaround counts from the moment that both are in: ${turnaround}.${dueBy ? ` You get your text by ${dueBy}.` : ''}`,
  'In Production': ({ turnaround, dueBy }: NextFacts) =>
    dueBy
      ? `We are writing. You get your text by ${dueBy}.`
      : `We are writing. Turnaround: ${turnaround}. We email you with each piece.`,
  Delivered: ({ reviewDays, dueBy, sentOutside, isMixed }: NextFacts) => {
    const within = `within ${days(reviewDays)}${by(dueBy)}`
    if (isMixed && sentOutside !== null)
      return `Your texts came to you here and by another way: ${sentOutside}. Read them, approve those that are here or comment on them, and write about the others under “Messages”, ${within}.`
    return sentOutside === null
      ? `Your text is with you. Read it, then approve it or send your comments ${within}.`
      : `Your text came to you by another way: ${sentOutside}. Read it, and write under “Messages” which changes you want, ${within}.`
  },
  Revision: ({ email, turnaround, dueBy }: NextFacts) =>
    dueBy
      ? `We are making the changes that you asked for. You get the new version by ${dueBy}.`
      : `We are making the changes that you asked for. Turnaround: ${turnaround}.${email && ` We email ${email} when they are done.`}`,
  Completed: ({ dueBy }: NextFacts) =>
    `This order is done. If the text does not do its work, write to ${emails.refunds} within ${days(clientDays.refund)}${by(dueBy)}.`,
  Cancelled: ({ email, paid }: NextFacts) =>
    paid
      ? `This order is cancelled, and no more work follows. What comes back to you stands under “Payment”${email && `, and in our emails to ${email}`}.`
      : 'This order is cancelled. No work follows, and you owe nothing.',
  Refunded: ({ since }: NextFacts) =>
    `We sent your money back${since ? ` on ${since}` : ''}. From that day it takes 3 to 5 business days to a card, 1 to 3 to PayPal, 5 to 7 to a bank account, up to 10 by other ways.`,
} as const

/** For states whose period is the client's, not ours. */
const clientsTime: Partial<Record<keyof typeof next, string>> = {
  Delivered: 'That time has passed, so the order counts as done.',
  Completed: `That time has passed. For anything else, write to ${emails.orders}.`,
}

/** Follows an overdue date of {@link next}. */
export const overdue = (status: keyof typeof next) =>
  clientsTime[status] ?? `That time has passed. Write to ${emails.orders}, and we put it right.`

/** Formatted. */
export interface LateFacts {
  since: string
  graceEnd: string
  isGraceOver: boolean
}

/** Of a late text: since when, and the client's rights by the Refund Policy. */
export const late = (status: keyof typeof next, { since, graceEnd, isGraceOver }: LateFacts) => {
  const grace = `The grace of our Refund Policy ${isGraceOver ? 'was over on' : 'runs until'} ${graceEnd}.`
  return `We are late: it was due by ${since}. ${grace} ${rights(status === 'Revision', isGraceOver)}`
}

function rights(isRevision: boolean, isGraceOver: boolean): string {
  const write = `write to ${emails.refunds}`
  if (isRevision)
    return isGraceOver
      ? `Please ${write}, and we settle it by that policy.`
      : `If the new version is not with you then, ${write}, and we settle it by that policy.`
  return isGraceOver
    ? `You can cancel now and get the full price back: ${write}.`
    : `If the text is not with you then, you can cancel and get the full price back: ${write}.`
}
