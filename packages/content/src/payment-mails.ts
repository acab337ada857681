import { company } from './company.ts'
import { accountFacts } from './payment-ways.ts'

/** How money came or was sent, by the name that is stored. */
export const paymentMethodLabels = {
  card: 'Card',
  paypal: 'PayPal',
  'bank-transfer': 'Bank transfer',
  other: 'Another way',
} as const

/**
 * The facts of mails about money, each already written out for a reader. None of these mails repeats what anybody
 * typed, but for the name of the payer, which is null where nobody has proven the address.
 */
export interface MoneyMailFacts {
  number: string
  serviceName: string
  amount: string
  payer: string | null
}

/** The facts of a mail with a document. */
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

/** To the client, once the price is agreed or agreed anew. */
export const priceAgreed = (facts: MoneyMailFacts) => ({
  subject: `The price of your order ${facts.number} is agreed`,
  body: {
    heading: `The price is ${facts.amount}`,
    paragraphs: ['That is the price that we agreed on for your order. Your agent tells you how to pay.'],
    facts: [...orderFacts(facts), ['Price', facts.amount]] satisfies Facts,
    closing: ['You did not agree to it? Reply to this email before you pay.'],
  },
})

/** The facts of a request for payment. */
interface RequestFacts extends MoneyMailFacts {
  way: keyof typeof accountFacts
  /** The page to pay on, and its host; empty for the other ways. */
  link: string
  host: string
  /** "November 20, 2026". */
  dueOn: string
}

/** To the client: how much is to be paid, how and by when. */
export const paymentRequest = ({ way, link, host, dueOn, ...facts }: RequestFacts) => ({
  subject: `How to pay for your order ${facts.number}`,
  body: {
    heading: `Please pay ${facts.amount} by ${dueOn}`,
    paragraphs: [
      way === 'link'
        ? `The button leads to ${host}, where you pay. We never ask for the data of your card ourselves.`
        : 'Please give the reference below with your payment, so that we know whose it is.',
    ],
    facts: [
      ...orderFacts(facts),
      ['Amount', `${facts.amount} (US dollars)`],
      ['Pay by', dueOn],
      ...accountFacts[way](facts.number),
    ] satisfies Facts,
    ...(way === 'link' && { action: { label: `Pay ${facts.amount} at ${host}`, url: link } }),
    closing: [
      'As soon as the payment is in, we send you a receipt.',
      'You did not expect this? Reply to this email before you pay.',
    ],
  },
})

/** What is left to pay after a payment, or was paid too much; both null where the price is paid to the cent. */
interface Rest {
  owed: string | null
  refundDue: string | null
}

/** To the client, with the receipt of a payment. */
export const paymentReceipt = ({ owed, refundDue, ...facts }: DocumentFacts & Rest) => ({
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

/** To the client, with the credit note of a refund. */
export const creditNote = (facts: DocumentFacts) => ({
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

/** To the client whose receipt or credit note was a mistake. */
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

/** To the client of a cancelled order of which the studio keeps a share. */
export const shareKept = (facts: MoneyMailFacts) => ({
  subject: `About the money of your cancelled order ${facts.number}`,
  body: {
    heading: `We keep ${facts.amount} for the work that is done`,
    paragraphs: [
      'The rest of what you paid comes back to you. The Refund Policy tells how the share is worked out.',
    ],
    facts: orderFacts(facts),
    closing: ['You think that this is wrong? Reply to this email, and somebody else looks at it.'],
    links: [{ label: 'Refund Policy', path: '/legal/refund' }],
  },
})
