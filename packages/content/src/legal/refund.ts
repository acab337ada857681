import { figures } from '../studio/figures.ts'
import { company } from '../studio/company.ts'
import type { LegalDocument } from './legal-document.ts'
import { refundPolicy } from '@northword/contract/money/refund-policy'

const { emails, hours, orderPrefix } = company
const half = `${refundPolicy.noneFromPercent}%`

export const refund: LegalDocument = {
  updated: '2025-10-01',
  labels: ['100% Satisfaction Guarantee'],
  numbered: false,
  sections: [
    {
      id: 'guarantee',
      heading: 'The Guarantee',
      blocks: [
        'We keep revising, within the rounds of your service, until the text does what your brief asks. If we cannot get it there, you get the full price back. That is what “100% Satisfaction Guarantee” means here.',
        'Ordering charges you nothing, so there is something to refund only once you have paid. Prices are in US dollars, and so are refunds.',
      ],
    },
    {
      id: 'full-refund',
      heading: 'When You Get a Full Refund',
      blocks: [
        {
          terms: [
            {
              term: 'You cancel early',
              text: 'You cancel within 24 hours of your payment and before work begins. If more than 24 hours have passed and we still have not begun, the wait is our doing, and the refund is full as well.',
            },
            {
              term: 'The revisions fail',
              text: 'You have used the rounds that your service includes, and the text still does not do what the brief asks. With unlimited rounds, three on the same point are enough. You can ask from then on, and at the latest 30 days after the order is Completed. Your dashboard shows the date.',
            },
            {
              term: `We are more than ${figures.graceDays} days late`,
              text: `Late delivery has a grace period of ${figures.graceDays} days after the promised date. When they are over and the text is not with you, you can cancel.`,
            },
            {
              term: 'The text is not original',
              text: 'A passage turns out to be copied, and we cannot replace it within the 7 days after you tell us.',
            },
            {
              term: 'We decline or cannot do the work',
              text: 'Then you need not ask. We send the money back.',
            },
          ],
        },
        'With a full refund the rights in the text come back to us, so please do not publish it.',
      ],
    },
    {
      id: 'partial-refund',
      heading: 'When You Get a Partial Refund',
      blocks: [
        `You cancel after work begins but before ${half} of it is complete. We keep the share of the price for the work that is done and refund the rest, which is always more than half.`,
        `For a single piece, ${half} is reached when the first draft is complete. For a package, it is reached when half of the pieces have been delivered.`,
        'If one piece of a package fails its revisions and the others are fine, we refund that piece’s share.',
        'If you end a monthly plan or the Enterprise subscription in the middle of a month, we refund the share of the pieces that we have not begun. No further month is charged.',
      ],
    },
    {
      id: 'no-refund',
      heading: 'When There Is No Refund',
      blocks: [
        'As long as the text is original and came in time, there is no refund when:',
        {
          list: [
            `${half} or more of the work is complete and you have changed your mind. We finish the text, and it is yours.`,
            'The text follows the brief, but you now want another topic or another reader. That is a new order.',
            `More than ${figures.reviewDays} days have passed since delivery, and you never asked for a revision. We could not try to put it right.`,
            'More than 30 days have passed since the order was Completed.',
            'You have published or sold the text, or let somebody else use it.',
            'The text did its work, but search results or sales did not move as you had hoped. No writer controls those.',
          ],
        },
        'None of this takes away rights that the consumer law of your home gives you.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'How to Cancel',
      blocks: [
        {
          list: [
            'Pending Contact: open the order in your dashboard or, without an account, by the link in our emails, and press “Cancel This Order”. You owe nothing.',
            'Awaiting Payment: tell your agent, or leave the payment link alone. You owe nothing.',
            `Paid or later: write to ${emails.refunds}. The time of your message counts, so write even if nobody is in the office.`,
          ],
        },
        `No link works any more? Write to ${emails.orders} from the address that you ordered with, and give the order number.`,
      ],
    },
    {
      id: 'extra-revisions',
      heading: 'Extra Revisions',
      blocks: [
        `The card of each service names the rounds in its price: 2 for the Starter Package, 3 for the Professional Package, unlimited for the Enterprise Package. You must ask for a revision within ${figures.reviewDays} days of delivery. Each further round costs ${figures.extraRevision}.`,
        `You never have to buy an extra round to keep your right to a refund. If you bought one and we have not begun it, we refund the ${figures.extraRevision}.`,
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to Ask',
      blocks: [
        `Write to ${emails.refunds} from the address that you ordered with, and tell us:`,
        {
          list: [
            `the order number, which begins with ${orderPrefix}`,
            'what the brief asked for and where the text misses it; a sentence or two for each point is enough',
            'how you paid, so that we know the way back',
          ],
        },
        'Please ask us before you ask your bank to reverse a payment. A reversal stops our own process, and it takes longer.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How Long It Takes',
      blocks: [
        {
          terms: [
            {
              term: 'First answer',
              text: 'Within 24 hours. You learn that we have your request and who looks at it.',
            },
            {
              term: 'Review',
              text: '2 to 3 business days. Somebody who neither wrote nor edited the text compares it with the brief and your comments.',
            },
            {
              term: 'Decision',
              text: 'Within 5 business days of your request, in writing and with the reasons.',
            },
          ],
        },
        { heading: 'After a yes, the money reaches you' },
        {
          terms: [
            { term: 'On a card', text: 'in 3 to 5 business days' },
            { term: 'With PayPal', text: 'in 1 to 3 business days' },
            { term: 'By bank transfer', text: 'in 5 to 7 business days' },
            { term: 'By any other method', text: 'in up to 10 business days' },
          ],
        },
        'We send it back the way it came. Business days are Monday to Friday in Hong Kong. If the answer is no and you think that we are wrong, the terms say what you can do.',
        { links: [{ label: 'Terms of Service', to: '/legal/terms' }] },
      ],
    },
  ],
  contact: {
    heading: 'Not happy with a text?',
    text: `Tell us early. Most texts can be put right in one round, and a person answers, ${hours.label}.`,
    facts: [],
    links: [{ label: 'Contact Support', to: '/contact' }],
    email: { label: 'Refunds email', address: emails.refunds },
  },
}
