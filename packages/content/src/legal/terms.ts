import { figures } from '../studio/figures.ts'
import { company } from '../studio/company.ts'
import type { LegalDocument } from './legal-document.ts'
import { deletedAccountDays } from '@northword/contract/people/retention'
import { refundPolicy } from '@northword/contract/money/refund-policy'

const { address, brand, contactWithinHours, emails, hours, registrationNumber } = company
const [legalName, ...street] = address

export const terms: LegalDocument = {
  updated: '2025-10-01',
  labels: ['Version 2.1'],
  numbered: true,
  sections: [
    {
      id: 'about',
      heading: 'Who We Are and What These Terms Cover',
      blocks: [
        `${brand} is run by ${legalName}, ${street.join(', ')}, business registration number ${registrationNumber}. “We” is that company. “You” is the person who orders or has an account, and the business that this person acts for.`,
        'These terms cover this site, your account and every order. Where you and we agree something else in writing for one order, that agreement wins for that order.',
        'You must be old enough to make a contract where you live. Our services are not for children under 13.',
      ],
    },
    {
      id: 'ordering',
      heading: 'How Ordering Works',
      blocks: [
        'The order form sends a request. It charges nothing, and you need no account for it.',
        `Within ${contactWithinHours} hours of your order, an agent contacts you to settle the details and sends you a payment link. You can still change your mind: the contract begins when you pay or, on NET-30 terms, when we confirm your order in writing.`,
        'While the order is Pending Contact, you can cancel it on its page and owe nothing. You find the page in your dashboard or, without an account, by the link in our emails.',
        'The price, words, revision rounds and turnaround are those that stood on the service’s card when you ordered. Your brief says what the text has to do. Later changes of the brief need our yes and may change price and date.',
        'We may decline an order. If you have already paid for it, you get all of it back.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and Payment',
      blocks: [
        'All prices are in US dollars (USD). The price on the card is the whole price of the service; your bank may add its own charges, for instance for changing currency.',
        'Payment is due before work begins. You can pay by card, PayPal or bank transfer.',
        {
          terms: [
            {
              term: 'Enterprise clients',
              text: 'The first project is paid in advance. After it, enterprise clients may pay NET-30: within 30 days of our request for payment.',
            },
            {
              term: 'Enterprise subscription',
              text: 'It costs $450 a month and is paid at the start of each month. Your agent sets out in writing what a month includes. You can end it at any time before the next month begins.',
            },
            {
              term: 'Orders unpaid after 30 days',
              text: 'Late fees and suspension may apply to orders that are unpaid 30 days after we asked for the payment. A late fee is charged only for work that we delivered on NET-30 terms, and we tell you the amount in writing first. Suspension means that we hold no date for the order and stop other open work for you until it is paid.',
            },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      blocks: [
        'Standard delivery is 24 hours. Longer work takes the time that its card names. The clock starts when both your payment and your brief are in and, for a new version, when your comments are in.',
        'We deliver on the page of your order: the text, ready to paste, with its plagiarism report. We email you when it is there.',
        `If we are going to be late, your agent tells you before the date. Late delivery has a grace period of ${figures.graceDays} days. If the text is still not with you when they are over, you can cancel and get the full price back.`,
      ],
    },
    {
      id: 'revisions',
      heading: 'Revisions',
      blocks: [
        `A revision round is one set of comments from you and one new version from us. You must ask for revisions within ${figures.reviewDays} days of delivery; each new version starts the ${figures.reviewDays} days again.`,
        'The card of each service names the rounds that its price includes. For the packages they are:',
        {
          list: [
            'Starter Package: 2 rounds',
            'Professional Package: 3 rounds',
            'Enterprise Package: unlimited rounds',
          ],
        },
        `An extra revision round costs ${figures.extraRevision}. We tell you before a round costs anything.`,
        'A mistake of ours, such as a wrong name or a broken sentence, is corrected free and does not use up a round. A new topic or a new brief is a new order.',
        `The order is Completed when you tell us that the text is done, or when the ${figures.reviewDays} days have passed without a word from you.`,
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancellation and Refunds',
      blocks: [
        {
          list: [
            'You cancel within 24 hours of your payment and before work begins: you get a full refund.',
            `You cancel after work begins but before ${refundPolicy.noneFromPercent}% of it is complete: you get a partial refund, the price less the share of the work that is done.`,
            `You cancel when ${refundPolicy.noneFromPercent}% or more is complete: there is no refund for the change of mind, and we finish and deliver the text.`,
            'The revisions fail to make the text do what the brief asks: you get a full refund if you ask within 30 days after the order is Completed.',
          ],
        },
        'The Refund Policy says how each case is decided, whom to write to and how long the money takes. It is part of these terms.',
        { links: [{ label: 'Refund Policy', to: '/legal/refund' }] },
      ],
    },
    {
      id: 'accounts',
      heading: 'Your Account',
      blocks: [
        'An account is free, and you can order without one. Give your own name and an email address that you can read, and keep your password to yourself. Tell us if you think that somebody else knows it.',
        'Guest orders find their owner. An order that you placed as a guest is linked to your account when you sign up or sign in, with the same email address, in the browser that sent it. Every other guest order with that address appears once you have verified the address by email.',
        `You can delete your account in your profile. For ${deletedAccountDays} days nothing is deleted, and signing in keeps the account. After that it is gone, except for what the Privacy Policy says we must keep. Work that you have paid for is still delivered.`,
        'We may close an account that is used to break these terms. We say why, and you can answer.',
        { links: [{ label: 'Privacy Policy', to: '/legal/privacy' }] },
      ],
    },
    {
      id: 'ownership',
      heading: 'Ownership and Acceptable Use',
      blocks: [
        { heading: 'Whose text it is' },
        'The text passes to you on full payment, with every right in it that the law lets us hand over: you may publish, change, translate and sell it, under your name and without naming us. Until then it stays ours, and you may not publish it. If we refund the full price, the rights come back to us.',
        'What you send us stays yours. You allow us to use it for your order, and you confirm that you may share it. We keep it confidential, and we show your text as a sample of our work only if you agree in writing.',
        { heading: 'What you may not order or do' },
        {
          list: [
            'Text that breaks the law, stirs up hatred or harms a person’s good name with claims that are false',
            'Reviews by customers who do not exist, or text in the name of somebody who has not agreed',
            'School or university work that will be handed in as somebody’s own',
            'Orders or accounts in another person’s name without that person’s consent',
            'Attacks on this site, and programs that flood its forms',
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and Liability',
      blocks: [
        'We promise that a person writes your text from your brief, that a second person edits it, and that it is original: each piece comes with a plagiarism report. If a text breaks somebody’s copyright because of us, we replace it or refund it.',
        'We do not promise a place in search results, a number of visitors or a number of sales. Nobody can, and those who do are guessing.',
        'You know your business better than we do, so please read the text before you publish it. Text on law, medicine or money has to be checked by somebody qualified. It is not advice.',
        'We look after this site with care, but we cannot promise that it is always there or free of faults.',
        'Our liability for an order ends at the price that you paid for it, and we do not owe lost profit or other indirect loss. This limit does not hold for fraud, for death or injury through our fault, or for anything else that the law does not let us limit.',
      ],
    },
    {
      id: 'law',
      heading: 'Law, Disputes and Changes',
      blocks: [
        { heading: 'Governing law' },
        'We work in Hong Kong, but these terms are governed by the law of the State of California. If you are a consumer, you keep the rights that the law of your home gives you and that no contract can take away.',
        { heading: 'Disputes' },
        `Write to ${emails.legal} first. Most disagreements end with a person reading the brief again. If ours is not settled within 30 days of your message, either of us may take it to binding arbitration: one neutral arbitrator whom both accept, in English, on paper or by video. Either of us may go to a small claims court instead.`,
        { heading: 'Changes' },
        'When these terms change, this page gets a new date and a new version number. An order follows the version of the day on which it was placed. If a change matters for accounts, we email their owners before it applies.',
        'If one rule here turns out not to hold, the others still do.',
      ],
    },
  ],
  contact: {
    heading: 'Questions about these terms?',
    text: `Ask before you order. A person answers, ${hours.label}.`,
    facts: [],
    links: [{ label: 'Contact Us', to: '/contact' }],
    email: { label: 'Legal email', address: emails.legal },
  },
}
