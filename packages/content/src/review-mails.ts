import { clientDays } from './order-progress.ts'
import { formatPrice } from './price.ts'

/** The facts of a round, each already written out for a reader but the price. */
export interface RoundFacts {
  number: string
  serviceName: string
  /** Of the text. */
  title: string
  round: number
  comments: number
  /** What was agreed for it beyond the price of the order, in US cents. */
  cents: number
}

/** What a round beyond the price is for, as the ledger says. */
export const roundReason = (title: string, round: number) => `Revision round ${round} of “${title}”`

/** Why an order is complete whose client did not say so. */
export const closedByTime = `The ${clientDays.review} days for changes have passed.`

const countOf = (comments: number) => (comments === 1 ? 'one comment' : `${comments} comments`)

const factsOf = ({ number, serviceName, title, round }: RoundFacts) =>
  [
    ['Order number', number],
    ['Service', serviceName],
    ['Text', title],
    ['Revision round', String(round)],
  ] satisfies [string, string][]

/** To the studio: a client has sent a round. */
export const roundNotice = (facts: RoundFacts) => ({
  subject: `A revision round on the order ${facts.number}`,
  body: {
    heading: 'A client asks for changes',
    paragraphs: [
      `There ${facts.comments === 1 ? 'is' : 'are'} ${countOf(facts.comments)} to answer at the desk.`,
    ],
    facts: factsOf(facts),
  },
})

/** To the client: what was sent as a round. */
export const roundReceipt = (facts: RoundFacts) => ({
  subject: `We have your comments on the order ${facts.number}`,
  body: {
    heading: 'Your comments have arrived',
    paragraphs: [
      `You sent ${countOf(facts.comments)} on “${facts.title}”. We answer each of them, and write to you when the new version can be read.`,
      ...(facts.cents > 0
        ? [
            `This round is beyond those of your price: you agreed to ${formatPrice(facts.cents)}. We write to you about the payment.`,
          ]
        : []),
    ],
    facts: factsOf(facts),
    closing: ['You did not send them? Reply to this email.'],
  },
})

interface AskedFacts extends Pick<RoundFacts, 'number' | 'serviceName' | 'title'> {
  /** How many. */
  comments: number
  /** Who of the studio asks. */
  by: string
}

/** To the client: the studio asks something about a text. The questions stand beside it, where they are answered. */
export const studioComments = ({ number, serviceName, title, comments, by }: AskedFacts) => ({
  subject: `${comments === 1 ? 'A question' : `${comments} questions`} about your text: order ${number}`,
  body: {
    heading: `${by} asks about your text`,
    paragraphs: [
      `There ${comments === 1 ? 'is a question' : `are ${comments} questions`} beside “${title}”, on the page of your order. Answer there, in your own words. It counts for no round of revision.`,
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
      ['Text', title],
    ] satisfies [string, string][],
    closing: ['You can also reply to this email.'],
  },
})

/** To the client: each comment of their last round was refused, so that no new version follows. */
export const roundRefused = ({
  number,
  serviceName,
  title,
}: Pick<RoundFacts, 'number' | 'serviceName' | 'title'>) => ({
  subject: `We have answered your comments on the order ${number}`,
  body: {
    heading: 'Your comments are answered',
    paragraphs: [
      `This time we have changed nothing in “${title}”. Why stands beside each of your comments, on the page of your order.`,
      'You can approve the version as it is. You see it otherwise? Reply to this email.',
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
      ['Text', title],
    ] satisfies [string, string][],
  },
})

/** To the studio: the client has answered a question about a text. Only the text of the mail has what they typed. */
export const answerNotice = ({
  number,
  serviceName,
  title,
  question,
  answer,
}: Pick<RoundFacts, 'number' | 'serviceName' | 'title'> & { question: string; answer: string }) => ({
  subject: `An answer about the order ${number}`,
  body: {
    heading: 'A client has answered a question',
    paragraphs: ['It stands beside the text at the desk, where the question is settled.'],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
      ['Text', title],
    ] satisfies [string, string][],
    closing: ['The question:', question, 'The answer:', answer],
  },
})

/** To the client: the time for changes ends soon. */
export const closingReview = ({
  number,
  serviceName,
  endsBy,
}: {
  number: string
  serviceName: string
  endsBy: string
}) => ({
  subject: `Three days left for changes: order ${number}`,
  body: {
    heading: 'Three days left for changes',
    paragraphs: [
      `If something should be different, comment on it by ${endsBy}. After that your order is complete.`,
      'You like the text as it is? Approve it on the page of your order, or do nothing.',
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
  },
})

/** To the client: the time for changes is over. */
export const closedReview = ({ number, serviceName }: { number: string; serviceName: string }) => ({
  subject: `Your order ${number} is complete`,
  body: {
    heading: 'Your order is complete',
    paragraphs: [
      `The ${clientDays.review} days for changes have passed, so we have closed it. Your texts stay on its page.`,
      `If a text does not do its work, tell us within ${clientDays.refund} days.`,
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
  },
})
