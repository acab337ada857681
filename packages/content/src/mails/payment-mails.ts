import type { SiteContent } from '@northword/contract/content/site-content'
import { accountFacts, type PaymentWay } from '../orders/payment-ways.ts'
import { studioSentences } from './studio-sentences.ts'

export const paymentMethodLabels = {
  card: 'Card',
  paypal: 'PayPal',
  'bank-transfer': 'Bank transfer',
  other: 'Another way',
} as const

/**
 * Formatted facts of mails about money. They contain no typed text except the payer's name, which is null unless the
 * address is verified.
 */
export interface MoneyMailFacts {
  number: string
  serviceName: string
  amount: string
  payer: string | null
}

interface DocumentFacts extends MoneyMailFacts {
  /** "NW-RCP-2026-0001". */
  documentNumber: string
  /** "November 20, 2026". */
  day: string
  method: string
}

type Facts = [label: string, value: string][]

const orderFacts = ({ number, serviceName, payer }: MoneyMailFacts): Facts => [
  ['Order number', number],
  ['Service', serviceName],
  ...(payer === null ? [] : ([['Name', payer]] satisfies Facts)),
]

/** Balance due or overpaid afterwards; both null if paid exactly. */
interface Rest {
  owed: string | null
  refundDue: string | null
}

/** To the client: the price is agreed, or changed. */
export const priceAgreed = ({ owed, refundDue, ...facts }: MoneyMailFacts & Rest) => ({
  subject: `The price of your order ${facts.number} is agreed`,
  body: {
    heading: `The price is ${facts.amount}`,
    paragraphs: ['That is the price that we agreed on for your order.', sentenceOf({ owed, refundDue })],
    facts: [...orderFacts(facts), ['Price', facts.amount]] satisfies Facts,
    closing: [`You did not agree to it? Reply to this email${owed === null ? '' : ' before you pay'}.`],
  },
})

function sentenceOf({ owed, refundDue }: Rest): string {
  if (owed !== null) return `${owed} of it is still to be paid. Your agent tells you how.`
  if (refundDue === null) return 'It is paid.'
  return `${refundDue} of what you paid is not owed. We send that back to you.`
}

interface RequestFacts extends MoneyMailFacts {
  way: PaymentWay
  /** Payment page and its host; empty for other ways. */
  link: string
  host: string
  /** "November 20, 2026". */
  dueOn: string
}

/** To the client. */
export const paymentRequest = ({ way, link, host, dueOn, ...facts }: RequestFacts, site: SiteContent) => {
  const { number: orderNumber, serviceName: service, amount } = facts
  const own = studioSentences(site, 'paymentRequest', { orderNumber, service, amount, payBy: dueOn })
  return {
    subject: `How to pay for your order ${facts.number}`,
    body: {
      heading: `Please pay ${facts.amount} by ${dueOn}`,
      paragraphs: [
        ...own.opening,
        way === 'link'
          ? `The button leads to ${host}, where you pay. We never ask for the data of your card ourselves.`
          : 'Please give the reference below with your payment, so that we know whose it is.',
      ],
      facts: [...orderFacts(facts), ...requestFacts({ ...facts, way, dueOn }, site)] satisfies Facts,
      ...(way === 'link' && { action: { label: `Pay ${facts.amount} at ${host}`, url: link } }),
      closing: [
        ...own.closing,
        'You did not expect this? Reply to this email before you pay.',
        ...own.signature,
      ],
    },
  }
}

/** Facts that end those of {@link paymentRequest}: how much, by when and how. */
export const requestFacts = (
  { number, amount, way, dueOn }: Pick<RequestFacts, 'number' | 'amount' | 'way' | 'dueOn'>,
  { accounts }: Pick<SiteContent, 'accounts'>,
): Facts => [['Amount', `${amount} (US dollars)`], ['Pay by', dueOn], ...accountFacts(accounts)[way](number)]

/** To the client, with the receipt. */
export const paymentReceipt = (
  { owed, refundDue, ...facts }: DocumentFacts & Rest,
  { company }: SiteContent,
) => ({
  subject: `Receipt ${facts.documentNumber} for your order ${facts.number}`,
  body: {
    heading: 'Your payment is in',
    paragraphs: [
      `Thank you. We received ${facts.amount} for your order. This email is your receipt.`,
      ...(owed === null ? [] : [`${owed} is still owed. Your agent tells you how to pay it.`]),
      ...(refundDue === null ? [] : [`${refundDue} of it is not owed. We send that back to you.`]),
    ],
    facts: [
      ['Receipt', facts.documentNumber],
      ...orderFacts(facts),
      ['Received', facts.amount],
      ['On', facts.day],
      ['By', facts.method],
    ] satisfies Facts,
    closing: [`From ${company.address.join(', ')}. Company registration ${company.registrationNumber}.`],
  },
})

/** To the client, with the credit note. */
export const creditNote = (facts: DocumentFacts, { company }: SiteContent) => ({
  subject: `Credit note ${facts.documentNumber} for your order ${facts.number}`,
  body: {
    heading: 'Your money is on its way',
    paragraphs: [
      `We sent ${facts.amount} back to you. This email is your credit note. The Refund Policy tells how long the way takes.`,
    ],
    facts: [
      ['Credit note', facts.documentNumber],
      ...orderFacts(facts),
      ['Sent back', facts.amount],
      ['On', facts.day],
      ['By', facts.method],
    ] satisfies Facts,
    closing: [`From ${company.address.join(', ')}. Company registration ${company.registrationNumber}.`],
    links: [{ label: 'Refund Policy', path: '/legal/refund' }],
  },
})

/** To the client: a receipt or credit note was a mistake. */
export const documentWithdrawn = (facts: MoneyMailFacts & { documentNumber: string }) => ({
  subject: `${facts.documentNumber} of your order ${facts.number} was a mistake`,
  body: {
    heading: 'We made a mistake',
    paragraphs: [
      `The document ${facts.documentNumber} over ${facts.amount} was written by mistake. It no longer counts.`,
    ],
    facts: orderFacts(facts),
    closing: ['If that surprises you, reply to this email and we explain it.'],
  },
})

/** To the client of a cancelled order. */
export const shareKept = ({ refundDue, ...facts }: MoneyMailFacts & Pick<Rest, 'refundDue'>) => ({
  subject: `About the money of your cancelled order ${facts.number}`,
  body: {
    heading: `We keep ${facts.amount} for the work that is done`,
    paragraphs: [
      refundDue === null
        ? 'Nothing of what you paid is left to send back.'
        : `The rest of what you paid, ${refundDue}, comes back to you.`,
      'The Refund Policy tells how the share is worked out.',
    ],
    facts: orderFacts(facts),
    closing: ['You think that this is wrong? Reply to this email, and somebody else looks at it.'],
    links: [{ label: 'Refund Policy', path: '/legal/refund' }],
  },
})
