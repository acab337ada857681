import { company } from './company.ts'

/** The facts in both mails about a new order, each already written out for a reader. */
export interface OrderMailFacts {
  number: string
  serviceName: string
  price: string
  /** The service's turnaround label, e.g. "24 hours". */
  turnaround: string
  /** By when the studio writes to the client, e.g. "Friday, November 20 at 6:35 PM Hong Kong time". */
  contactBy: string
  /** Whether whoever ordered had no account. */
  guest: boolean
}

/** The facts for the studio alone, as the client typed them. */
export interface OrderNoticeFacts extends OrderMailFacts {
  sku: string
  /** The price that the client was shown, where it differs from ours. */
  quotedPrice: string | null
  fullName: string
  email: string
  phone: string
  note: string
}

/** The name that stands before the address of every mail we send. */
export const senderName = company.brand

/** The end of every mail, in lines. */
export const mailFooter: readonly string[] = [
  `${company.brand}: ${company.tagline}`,
  company.address.join(', '),
  `${company.emails.hello} · ${company.hours.label}`,
]

/**
 * To the client. The address may be anybody's, so it holds nothing that the sender of the form typed:
 * neither name nor brief.
 */
export const orderConfirmation = ({
  number,
  serviceName,
  price,
  turnaround,
  contactBy,
  guest,
}: OrderMailFacts) => ({
  subject: `We have your order ${number}`,
  body: {
    heading: 'We have your order',
    paragraphs: [
      'Thank you. Your order has reached us, and you owe nothing yet.',
      `An agent will contact you by ${contactBy} to finalize payment and details.`,
    ],
    facts: fact(
      ['Order number', number],
      ['Service', serviceName],
      ['Price', price],
      ['Turnaround', turnaround],
    ),
    closing: [
      'Work starts once your payment and brief are in. The turnaround counts from that moment.',
      'To add something before we talk, reply to this email.',
      'You did not place this order? Then ignore this email. Nobody is charged without a word from you.',
    ],
    links: [
      { label: 'Follow the order in your dashboard', path: '/dashboard' },
      ...(guest ? [{ label: 'No account yet? Create one to follow it', path: '/signup' }] : []),
      { label: `The site of ${company.brand}`, path: '/' },
    ],
  },
})

/** Orders beyond this many are counted in a digest and not listed: nobody reads so many, and mail programs cut it off. */
const listedInDigest = 100

/** To the client of several orders, in place of as many confirmations; it repeats nothing that was typed either. */
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
      ['Name', order.fullName],
      ['Email', order.email],
      ['Phone', order.phone],
    ),
    closing: order.note === '' ? ['The client left no brief.'] : ['The client’s brief:', order.note],
  },
})

/** To the client of an order that was cancelled in the dashboard. */
export const cancellationReceipt = ({ number, serviceName }: CancellationFacts) => ({
  subject: `Your order ${number} is cancelled`,
  body: {
    heading: 'Your order is cancelled',
    paragraphs: ['We will not contact you about it, and you owe nothing.'],
    facts: fact(['Order number', number], ['Service', serviceName]),
    closing: ['You did not cancel it? Reply to this email and we set it right.'],
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

interface CancellationFacts {
  number: string
  serviceName: string
}

const fact = (...facts: (readonly [label: string, value: string])[]): [label: string, value: string][] =>
  facts.map(([label, value]) => [label, value])
