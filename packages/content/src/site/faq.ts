import { figures } from '../studio/figures.ts'
import { answerHours } from '../studio/answer-hours.ts'
import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'

/** The answer's first sentence has the number, the day or the yes. */
export interface Question {
  /** Anchor. */
  id: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  links?: readonly NavLink[]
}

const { emails, contactWithinHours } = company

const questions: readonly Question[] = [
  {
    id: 'how-to-order',
    question: 'How do I order?',
    answer: [
      'In about a minute, with a form and no account. Pick a service, press Order, and give us your name, email and phone number. A few lines about the piece help, but you can add them later.',
      `A confirmation with your order number comes by email. Within ${contactWithinHours} hours an agent contacts you to finalize payment and details.`,
    ],
    links: [{ label: 'See all services', to: '/services' }],
  },
  {
    id: 'price-and-payment',
    question: 'What does a piece cost, and when do I pay?',
    answer: [
      'Each of our 25 services has one fixed price, from $15 to $180 in US dollars. The price on the card is the one on your receipt: no hourly rates and no per-word bills.',
      `Ordering charges you nothing. You get a payment link within ${contactWithinHours} hours, when an agent has settled the details with you. We begin when the payment is in.`,
    ],
    links: [{ label: 'Compare prices', to: '/pricing' }],
  },
  {
    id: 'payment-methods',
    question: 'How can I pay?',
    answer: [
      'In three ways: by card, by PayPal or by bank transfer, in US dollars. The agent sends you the link or the account details. This site never asks for a card number.',
      'Enterprise clients can pay within 30 days of our request (NET-30), after their first project.',
    ],
  },
  {
    id: 'turnaround',
    question: 'How long does it take?',
    answer: [
      '24 hours on average, counted from the moment your brief and your payment are in.',
      'Every card names its own time. A blog post or a newsletter takes 24 hours, a landing page 48 to 72 hours, a white paper 7 to 10 days.',
    ],
    links: [{ label: 'Find your turnaround', to: '/services' }],
  },
  {
    id: 'revisions',
    question: 'How many revisions are included?',
    answer: [
      'One to three rounds, as the card says, and no limit with the Enterprise Package. The Starter Package has two rounds, the Professional Package three. A round is one list of comments, as long as you like.',
      `Ask within ${figures.reviewDays} days of delivery. An extra revision costs ${figures.extraRevision}.`,
    ],
  },
  {
    id: 'originality',
    question: 'Is the text original?',
    answer: [
      'Yes, 100%, and a plagiarism report comes with every piece. The report shows which passages match something already published. Those should be your own product names, and quotes with their source.',
      'We write each text for one client and do not sell it twice.',
    ],
  },
  {
    id: 'who-writes',
    question: 'Who writes my text?',
    answer: [
      'Two people: one writes it, and a second one edits it before you see it. Neither of them is a program.',
      'Your agent passes your questions to them and theirs to you, so nothing has to be guessed.',
    ],
    links: [{ label: 'Meet the four of us', to: '/about' }],
  },
  {
    id: 'ownership',
    question: 'Who owns the text?',
    answer: [
      'You do, from the day it is delivered and paid for. Publish it, change it, translate it, put your name under it. We ask for no credit.',
      'We delete the material that you sent us after delivery, and our drafts 90 days after the project is completed.',
    ],
    links: [{ label: 'Terms of Service', to: '/legal/terms' }],
  },
  {
    id: 'refunds',
    question: 'Can I cancel, and do I get my money back?',
    answer: [
      'Yes, all of it, if you cancel within 24 hours and before work begins. Once we have begun, and until half of the work is done, you get a part of it back. If the revisions fail to put a piece right, you can ask for a full refund within 30 days.',
      `Write to ${emails.refunds} with your order number. We answer within 24 hours and decide within 5 business days. The money then takes 3 to 5 business days to a card, 1 to 3 to PayPal and 5 to 7 to a bank account.`,
      'An order that nobody has contacted you about yet costs nothing to cancel. With an account, you do it in the dashboard.',
    ],
    links: [{ label: 'Refund Policy', to: '/legal/refund' }],
  },
  {
    id: 'urgent',
    question: 'What if it is urgent?',
    answer: [
      `Put the word URGENT in a message to us, and in business hours you hear within ${answerHours} whether we can make it. We read those messages first. If your date cannot be kept, we say so then.`,
      'Check the card before you write: the short pieces take 24 hours as it is.',
    ],
    links: [{ label: 'Write to us', to: '/contact' }],
  },
  {
    id: 'larger-work',
    question: 'Do you take larger or regular work?',
    answer: [
      `Yes. Describe it, and in business hours you have a fixed price for the whole job within ${answerHours}. A 15-minute consultation is free.`,
      'For steady work there is the Monthly Blog Plan, with four articles a month. The enterprise subscription is $450 a month. It brings priority support, an account manager of your own and, after the first project, 30 days to pay (NET-30).',
    ],
    links: [
      { label: 'Ask for a quote', to: '/contact' },
      { label: 'Monthly Blog Plan', to: '/services#PS-250' },
    ],
  },
  {
    id: 'accounts',
    question: 'Do I need an account to follow my order?',
    answer: [
      'You need none to order, and one minute to open one. The dashboard shows which of five steps each piece has reached, from Requested to Delivered, and what happens next.',
      'If you ordered as a guest, sign up with the same email. In the browser that you ordered in, the order joins your account at once. Anywhere else it joins when you have opened the link that we mail you and pressed the button there.',
    ],
    links: [{ label: 'Create an account', to: '/signup' }],
  },
]

const ctas: readonly NavLink[] = [
  { label: 'Ask Us', to: '/contact' },
  { label: 'See All Services', to: '/services' },
]

export const faq = {
  heading: 'Before you order, and after',
  intro: `All prices are in US dollars. Business hours are ${company.hours.label}.`,
  questions,
  closing: {
    heading: 'Is your question missing?',
    text: `Ask it, and a person answers within ${answerHours} in business hours. If it comes up twice, it goes on this page.`,
    ctas,
  },
} as const
