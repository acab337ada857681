import type { SiteContent } from '@northword/contract/content/site-content'
import { counted } from '@northword/contract/counted'
import { formatPrice } from '@northword/contract/money/format-price'

/** Formatted facts of a round. */
export interface RoundFacts {
  number: string
  serviceName: string
  /** The text's title. */
  title: string
  round: number
  comments: number
  /** Accepted price on top of the order's, in US cents. */
  cents: number
}

/** Reason in the ledger of a charged round. */
export const roundReason = (title: string, round: number) => `Revision round ${round} of “${title}”`

/** Reason in the ledger of taking that charge back. */
export const roundRefusedReason = (title: string, round: number) =>
  `Nothing was changed in revision round ${round} of “${title}”`

/** Reason of a completion by time. */
export const closedByTime = (reviewDays: number) => `${timePassed(reviewDays)}.`

const timePassed = (reviewDays: number) =>
  `The ${counted(reviewDays, 'day for changes has', 'days for changes have')} passed`

const countOf = (comments: number) => (comments === 1 ? 'one comment' : `${comments} comments`)

const factsOf = ({ number, serviceName, title, round }: RoundFacts) =>
  [
    ['Order number', number],
    ['Service', serviceName],
    ['Text', title],
    ['Revision round', String(round)],
  ] satisfies [string, string][]

/** To the studio. */
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

/** To the client. */
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
  /** Number of questions. */
  comments: number
  /** The member's name. */
  by: string
}

/** To the client. Questions are answered beside the text, so the mail has none of them. */
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

interface RefusedFacts extends Pick<RoundFacts, 'number' | 'serviceName' | 'title'> {
  /** The round was charged, and its charge is taken back. */
  isTakenBack: boolean
  /** The studio corrects a mistake of its own meanwhile, so that the version does not stand yet. */
  isCorrected?: boolean
}

/** To the client: every comment of their last round was declined, so no new version follows. */
export const roundRefused = ({ number, serviceName, title, isTakenBack, isCorrected }: RefusedFacts) => ({
  subject: `We have answered your comments on the order ${number}`,
  body: {
    heading: 'Your comments are answered',
    paragraphs: [
      `This time we have changed nothing in “${title}”. Why stands beside each of your comments, on the page of your order.`,
      'Your comments use up no round, and your time for changes starts again.',
      ...(isTakenBack ? ['This round costs you nothing.'] : []),
      `${isCorrected ? 'A correction of ours is still under way: we write to you when you can read it.' : 'You can approve the version as it is.'} You see it otherwise? Reply to this email.`,
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
      ['Text', title],
    ] satisfies [string, string][],
  },
})

/** To the client: the studio makes changes in a round that a mail has called refused. */
export const roundReopened = ({
  number,
  serviceName,
  title,
  cents,
}: Pick<RoundFacts, 'number' | 'serviceName' | 'title' | 'cents'>) => ({
  subject: `A correction about your order ${number}`,
  body: {
    heading: 'We make changes after all',
    paragraphs: [
      `You get a new version of “${title}”, so this round counts. We write to you when it can be read.`,
      ...(cents > 0 ? [`The ${formatPrice(cents)} that you agreed to for this round holds again.`] : []),
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
      ['Text', title],
    ] satisfies [string, string][],
  },
})

/** To the studio. Only the mail's text part has the typed text. */
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
  unsent,
  isOutside,
}: {
  number: string
  serviceName: string
  endsBy: string
  /** Number of comments that the client can send and has not sent. */
  unsent: number
  /** Text sent outside of the product: the page takes neither comments on it nor its approval. */
  isOutside: boolean
}) => ({
  subject: `Changes until ${endsBy}: order ${number}`,
  body: {
    heading: 'Your time for changes ends soon',
    paragraphs: [
      `If something should be different, ${isOutside ? 'write it under “Messages” on the page of your order' : 'comment on it'} by ${endsBy}. After that your order is complete.`,
      ...(unsent > 0 ? [notSent(unsent)] : []),
      `You like the text as it is? ${isOutside ? 'Then do nothing.' : 'Approve it on the page of your order, or do nothing.'}`,
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
  },
})

const notSent = (unsent: number) =>
  unsent === 1
    ? 'You have one comment that is not sent. Send it on the page of the text, or we never see it.'
    : `You have ${unsent} comments that are not sent. Send them on the page of the text, or we never see them.`

/** To the client: the time for changes is over. */
export const closedReview = (
  {
    number,
    serviceName,
    reviewDays,
    isOutside,
  }: {
    number: string
    serviceName: string
    reviewDays: number
    /** Text sent outside of the product, which the page does not have. */
    isOutside: boolean
  },
  { figures }: SiteContent,
) => ({
  subject: `Your order ${number} is complete`,
  body: {
    heading: 'Your order is complete',
    paragraphs: [
      `${timePassed(reviewDays)}, so we have closed it.${isOutside ? '' : ' Your texts stay on its page.'}`,
      `If a text does not do its work, tell us within ${counted(figures.refundDays, 'day', 'days')}.`,
    ],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
  },
})
