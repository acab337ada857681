import { clientFacts } from '../orders/client-labels.ts'
import type { ClientField } from '@northword/contract/orders/order-fields'
import type { SiteContent } from '@northword/contract/content/site-content'
import { studioSentences } from './studio-sentences.ts'
import { undoLife } from '../studio/link-life.ts'
import { counted } from '@northword/contract/counted'

/** Formatted facts of both mails about a new order. */
export interface OrderMailFacts {
  number: string
  serviceName: string
  price: string
  /** Turnaround label: "24 hours". */
  turnaround: string
  /** Promised time of the first contact: "Friday, November 20 at 6:35 PM Hong Kong time". */
  contactBy: string
  /** Ordered without an account. */
  guest: boolean
}

/** For the studio only, as the client typed them. */
export interface OrderNoticeFacts extends OrderMailFacts {
  sku: string
  /** Price shown to the client, if it differs from ours. */
  quotedPrice: string | null
  client: Record<ClientField, string>
  /** The brief, or its beginning. */
  note: string
  /** Characters left out of the brief. */
  unquoted: number
}

/** Button from a mail to its order. */
export const toOrder = 'See Your Order'
/** In a mail about several orders. */
export const toOneOrder = (number: string) => `See order ${number}`

/** Button of mails to the studio. */
export const openAtDesk = 'Open at the Desk'

/** Footer lines of every mail. */
export const mailFooter = ({ company }: SiteContent): readonly string[] => [
  `${company.brand}: ${company.tagline}`,
  company.address.join(', '),
  `${company.emails.hello} · ${company.hours.label}`,
]

/** To the client. The address may be another person's, so it contains no typed text: neither name nor brief. */
export const orderConfirmation = (
  { number, serviceName, price, turnaround, contactBy, guest }: OrderMailFacts,
  site: SiteContent,
) => {
  const filled = { orderNumber: number, service: serviceName, price, turnaround, contactBy }
  const own = studioSentences(site, 'orderReceived', filled)
  return {
    subject: `We have your order ${number}`,
    body: {
      heading: 'We have your order',
      paragraphs: own.opening,
      facts: fact(
        ['Order number', number],
        ['Service', serviceName],
        ['Price', price],
        ['Turnaround', turnaround],
      ),
      closing: [
        ...own.closing,
        'You did not place this order? Then ignore this email. Nobody is charged without a word from you.',
        ...own.signature,
      ],
      links: [
        ...(guest ? [{ label: 'No account yet? Create one to follow it', path: '/signup' }] : []),
        { label: `The site of ${site.company.brand}`, path: '/' },
      ],
    },
  }
}

/** Rows listed in a digest; further ones are only counted, because mail programs cut long mails. */
const listedInDigest = 100

/** To the client of several orders, instead of single confirmations; contains no typed text either. */
export const orderDigest = (
  orders: Pick<OrderMailFacts, 'number' | 'serviceName' | 'price'>[],
  contactBy: string,
) => {
  const count = orders.length
  const unlisted = count - listedInDigest
  return {
    subject:
      count === 1
        ? 'We have another order of yours'
        : `We have ${count.toLocaleString('en-US')} more orders of yours`,
    body: {
      heading:
        count === 1
          ? 'We have another order of yours'
          : `We have ${count.toLocaleString('en-US')} more orders of yours`,
      paragraphs: [
        'Thank you. What you have ordered since we last wrote has reached us, and you owe nothing yet.',
        `An agent will contact you by ${contactBy} to finalize payment and details.`,
      ],
      facts: orders
        .slice(0, listedInDigest)
        .map(({ number, serviceName, price }): [string, string] => [number, `${serviceName}, ${price}`]),
      closing: [
        ...(unlisted > 0 ? [`And ${unlisted.toLocaleString('en-US')} more.`] : []),
        'You did not place these orders? Then ignore this email. Nobody is charged without a word from you.',
      ],
    },
  }
}

/** To the studio. */
export const orderNotice = (order: OrderNoticeFacts) => ({
  subject: `New order ${order.number}: ${order.serviceName}`,
  body: {
    heading: 'A new order is in',
    paragraphs: [`Contact the client by ${order.contactBy}. A reply to this email goes to them.`],
    facts: fact(
      ['Order number', order.number],
      ['Service', `${order.serviceName} (${order.sku})`],
      ['Price', order.price],
      ...(order.quotedPrice === null ? [] : [['Price the client saw', order.quotedPrice] as const]),
      ['Turnaround', order.turnaround],
      ...clientFacts(order.client),
    ),
    closing: order.note === '' ? ['The client left no brief.'] : ['The client’s brief:', ...quoted(order)],
  },
})

const quoted = ({ note, unquoted }: OrderNoticeFacts) =>
  unquoted === 0
    ? [note]
    : [
        `${note}…`,
        `${counted(unquoted, 'more character of it is', 'more characters of it are')} at the desk.`,
      ]

/** Replaces notices' subjects that contain the sender's name. */
const nameless: Readonly<Record<string, string>> = {
  'urgent-notice': 'URGENT: a message from the contact form',
  'contact-notice': 'A message from the contact form',
}

/**
 * To the studio, instead of many single notices. It is kept longer than they are, so it names no person.
 * @param notices the oldest first
 */
export const noticeDigest = (notices: { kind: string; subject: string }[]) => {
  const count = notices.length.toLocaleString('en-US')
  const heading = notices.length === 1 ? 'Another notice' : `${count} more notices`
  const unlisted = notices.length - listedInDigest
  return {
    subject: heading,
    body: {
      heading,
      paragraphs: ['So many came in a short time that the rest is in this one email. Nothing is lost.'],
      closing: [
        ...notices.slice(0, listedInDigest).map(({ kind, subject }) => nameless[kind] ?? subject),
        ...(unlisted > 0 ? [`And ${unlisted.toLocaleString('en-US')} more.`] : []),
      ],
    },
  }
}

/** To the client, after a cancellation in the dashboard. */
export const cancellationReceipt = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Your order ${number} is cancelled`,
  body: {
    heading: 'Your order is cancelled',
    paragraphs: ['We will not contact you about it, and you owe nothing.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
    closing: ['You did not cancel it? Reply to this email and we set it right.'],
  },
})

/** To the order's address, after a cancellation by link. Without the name, which anyone may have typed. */
export const cancellationByLink = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Your order ${number} is cancelled`,
  body: {
    heading: 'Your order is cancelled',
    paragraphs: [
      'Somebody who has a link to this order cancelled it. If that was you, there is nothing to do, and you owe nothing.',
      `It was not you, or you have changed your mind? The button takes the cancellation back. It is good for ${undoLife.words}.`,
    ],
    facts: fact(['Order number', number], ['Service', serviceName]),
  },
  action: 'Take the Cancellation Back',
})

/** To the studio: the client has undone a cancellation. */
export const restoredNotice = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Order ${number} is not cancelled after all`,
  body: {
    heading: 'The client has taken a cancellation back',
    paragraphs: ['The order waits for the first contact again, by the time that was promised at first.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
  },
})

/** To the studio: the reader of an order's address does not know the order. */
export const addressRejectedNotice = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Order ${number} has a wrong email address`,
  body: {
    heading: 'The address of an order belongs to somebody else',
    paragraphs: [
      'The person who read our email says that the order is not theirs. We took the address off the order, and no more email goes there.',
      'Call the client, and give them a link to the order from its page at the desk.',
    ],
    facts: fact(['Order number', number], ['Service', serviceName]),
  },
})

/** To the order's address, on request. */
export const newOrderLink = ({ number, serviceName }: CancellationFacts) => ({
  subject: `The link to your order ${number}`,
  body: {
    heading: 'Here is your link',
    paragraphs: ['You asked for a new link to your order. The earlier ones stay as they were.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
    closing: ['You did not ask for it? Then ignore this email. Nobody but you got the link.'],
  },
})

/** To an order's new address, which is not verified. */
export const addressChanged = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Your order ${number} has your address now`,
  body: {
    heading: 'Your order has your address now',
    paragraphs: ['We put this address on the order, as we were told. Open it to say whether it is yours.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
    closing: ['You know nothing of it? The page has a button to say so, and we write no more.'],
  },
})

/** To an order's former address, if it was proven or of an account that saw the order. */
export const addressTaken = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Your order ${number} has another email address`,
  body: {
    heading: 'Your order has another address',
    paragraphs: ['As we were told, we write about this order to another address from now on.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
    closing: ['You did not ask for it? Reply to this email at once.'],
  },
})

/** To an address that requested a link to another client's order. */
export const noSuchOrder = (ordersEmail: string) => ({
  subject: 'We found no such order',
  body: {
    heading: 'We found no such order',
    paragraphs: [
      'Somebody asked us for a link to an order with this address. We have no order with both that number and this address.',
      `Was it you? Look at the number and the address once more, or write to ${ordersEmail}. If not, ignore this email.`,
    ],
  },
})

/** To the studio. */
export const cancellationNotice = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Order ${number} was cancelled by its client`,
  body: {
    heading: 'The client has cancelled an order',
    paragraphs: ['It was still waiting for the first contact. There is nothing to do.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
  },
})

/** To the studio: an order is cancelled because its client was erased. */
export const erasedNotice = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Order ${number} is cancelled: its client’s data were erased`,
  body: {
    heading: 'An order is cancelled',
    paragraphs: [
      'Its client’s data were erased, so the order is cancelled. If anything was paid for it, the queue has it as a refund due.',
    ],
    facts: fact(['Order number', number], ['Service', serviceName]),
  },
})

interface CancellationFacts {
  number: string
  serviceName: string
}

const fact = (...facts: (readonly [label: string, value: string])[]): [label: string, value: string][] =>
  facts.map(([label, value]) => [label, value])
