import { undoLife } from '../studio/link-life.ts'
import { studioSecond } from '../studio/format-time.ts'

export interface ApprovalFacts {
  number: string
  serviceName: string
  /** The text's title. */
  title: string
  version: number
  /** SHA-256 of the Markdown file, in hex. */
  sha256: string
  /** The name that they gave, and how they were identified. */
  by: string
  how: 'account' | 'link'
  at: Date
  /** The studio's. */
  timeZone: string
}

/** Approved texts of an order, all of its texts, and whether it is complete now. */
interface Progress {
  approved: number
  of: number
  isComplete: boolean
}

const hows = { account: 'signed in to the account of the order', link: 'by a link to the order' }

/** @param isNamed false leaves out the name: what somebody typed is not mailed to an unverified address */
const factsOf = (
  { number, serviceName, title, version, sha256, by, how, at, timeZone }: ApprovalFacts,
  { isNamed = true } = {},
) =>
  [
    ['Order number', number],
    ['Service', serviceName],
    ['Text', title],
    ['Version', String(version)],
    ...(isNamed ? ([['Approved by', by]] satisfies [string, string][]) : []),
    ['Approved', `${studioSecond(at, timeZone)}, ${hows[how]}`],
    ['SHA-256', sha256],
  ] satisfies [string, string][]

function progressOf({ approved, of, isComplete }: Progress): string[] {
  if (approved < of) return [`That makes ${approved} of the order’s ${of} texts.`]
  return isComplete ? ['Every text of the order is approved now, and the order is complete.'] : []
}

const keepThis =
  'Keep this email. With the SHA-256 in it, whoever has the text as a Markdown file can check that it is this version.'

/** To the client who approved. */
export const approvalReceipt = (facts: ApprovalFacts & Progress, shown: { isNamed: boolean }) => ({
  subject: `You approved a text: order ${facts.number}`,
  body: {
    heading: `Version ${facts.version} is approved`,
    paragraphs: [
      `You approved “${facts.title}”. It stays as it is from now on.`,
      ...progressOf(facts),
      keepThis,
    ],
    facts: factsOf(facts, shown),
    closing: ['You did not approve it? Reply to this email.'],
  },
})

/** To the order's address after an approval by link; the button undoes it. */
export const approvalByLink = (facts: ApprovalFacts & Progress) => ({
  subject: `A text is approved: order ${facts.number}`,
  body: {
    heading: `Version ${facts.version} is approved`,
    paragraphs: [
      `Somebody who has a link to this order approved “${facts.title}”. If that was you, there is nothing to do.`,
      `It was not you, or you have changed your mind? The button takes the approval back. It is good for ${undoLife.words}.`,
      ...progressOf(facts),
      keepThis,
    ],
    facts: factsOf(facts, { isNamed: false }),
  },
  action: 'Take the Approval Back',
})

/** To the studio. */
export const approvalNotice = (facts: ApprovalFacts & Progress) => ({
  subject: `A text of the order ${facts.number} is approved`,
  body: {
    heading: 'A client has approved a text',
    paragraphs: [`“${facts.title}” takes no new version now.`, ...progressOf(facts)],
    facts: factsOf(facts),
  },
})

interface Undone extends ApprovalFacts {
  endedAt: Date
}

const factsOfUndone = ({ endedAt, ...facts }: Undone, shown?: { isNamed: boolean }) => [
  ...factsOf(facts, shown),
  ['Taken back', studioSecond(endedAt, facts.timeZone)] satisfies [string, string],
]

/** To the client. */
export const approvalUndone = (facts: Undone) => ({
  subject: `The approval is taken back: order ${facts.number}`,
  body: {
    heading: 'The approval is taken back',
    paragraphs: [
      `“${facts.title}” is no longer approved. The page of your order says until when you can comment on it, and you can approve it there when you are ready.`,
      'What was approved stays on record, with the time at which it was taken back.',
    ],
    facts: factsOfUndone(facts, { isNamed: facts.how === 'account' }),
  },
})

/** To the studio. */
export const approvalUndoneNotice = (facts: Undone) => ({
  subject: `An approval is taken back: order ${facts.number}`,
  body: {
    heading: 'The client has taken an approval back',
    paragraphs: [`“${facts.title}” is as it was before it was approved.`],
    facts: factsOfUndone(facts),
  },
})
