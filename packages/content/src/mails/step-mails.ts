import type { SiteContent } from '@northword/contract/content/site-content'
import { counted } from '@northword/contract/counted'
import { orderMoney } from '../orders/order-money.ts'
import { studioSentences } from './studio-sentences.ts'

/** Formatted facts of a mail about a step. */
interface StepMailFacts {
  number: string
  serviceName: string
  /** Promised time of the text: "Friday, November 20 at 6:35 PM Hong Kong time"; null without a promise. */
  dueBy: string | null
  /** Way in which a text was sent outside of the product; null if it was delivered here. */
  sentOutside: string | null
  /** Payments that a cancelled order leaves with the studio: "$150"; null if there are none. */
  refundable: string | null
  /** Days to ask for changes, as sold. */
  reviewDays: number
  site: SiteContent
}

const question = 'You have a question? Write it on the page of your order, or reply to this email.'

const mail = (
  { number, serviceName }: Pick<StepMailFacts, 'number' | 'serviceName'>,
  { subject, heading, paragraphs, closing = [question] }: Said,
) => ({
  subject,
  body: {
    heading,
    paragraphs,
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
    closing,
  },
})

interface Said {
  subject: string
  heading: string
  paragraphs: string[]
  closing?: string[]
}

/** To the client, for each move by the staff. */
export const stepMails = {
  'In Production': (facts: StepMailFacts) =>
    mail(facts, {
      subject: `We have begun with your order ${facts.number}`,
      heading: 'A writer has begun',
      paragraphs: [
        facts.dueBy ? `You get your text by ${facts.dueBy}.` : 'We tell you when there is something to read.',
      ],
    }),
  Delivered: (facts: StepMailFacts) =>
    mail(facts, {
      subject: `The text of your order ${facts.number} is done`,
      heading: 'Your text is done',
      paragraphs: [
        facts.sentOutside === null
          ? 'It is on the page of your order.'
          : `It came to you by another way: ${facts.sentOutside}`,
        `Read it, and ask for changes within ${counted(facts.reviewDays, 'day', 'days')}.`,
      ],
    }),
  Revision: (facts: StepMailFacts) =>
    mail(facts, {
      subject: `We are making changes to your order ${facts.number}`,
      heading: 'A revision has begun',
      paragraphs: [
        'Your writer makes the changes that were asked for. We tell you when the new version is done.',
      ],
    }),
  Completed: (facts: StepMailFacts) => {
    const filled = { orderNumber: facts.number, service: facts.serviceName }
    const { opening, closing, signature } = studioSentences(facts.site, 'completed', filled)
    return mail(facts, {
      subject: `Your order ${facts.number} is complete`,
      heading: 'Your order is complete',
      paragraphs: opening,
      closing: [...closing, ...signature],
    })
  },
  Cancelled: (facts: StepMailFacts) =>
    mail(facts, {
      subject: `Your order ${facts.number} is cancelled`,
      heading: 'We have cancelled your order',
      paragraphs: [
        'No work follows, and you owe nothing for it.',
        ...(facts.refundable === null ? [] : [orderMoney.refundUndecided(facts.refundable)]),
      ],
    }),
} as const

/** To the client, if the studio takes back a step after its mail has left. */
export const correction = (
  step: keyof typeof stepMails,
  facts: Pick<StepMailFacts, 'number' | 'serviceName'>,
) =>
  mail(facts, {
    subject: `A correction about your order ${facts.number}`,
    heading: 'Our email was a mistake',
    paragraphs: [corrections[step]],
  })

const corrections: Readonly<Record<keyof typeof stepMails, string>> = {
  'In Production': 'No writer has begun with your order yet. We tell you when one has.',
  Delivered: 'Your text is not done yet. We tell you when it is.',
  Revision: 'We are not making changes at the moment. Your order is as it was before.',
  Completed: 'Your order is not complete yet. You can still ask for changes.',
  Cancelled: 'Your order is not cancelled. It goes on as before, and what was agreed about it still holds.',
}
