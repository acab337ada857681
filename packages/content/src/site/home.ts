import { figures } from '../studio/figures.ts'
import { claims } from './claims.ts'
import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'

/** Kept, deleted or inserted words of an edited text. */
export interface RedlineSegment {
  kind: 'keep' | 'del' | 'ins'
  text: string
}

/** A weak sentence (`keep` and `del`) edited into a strong one (`keep` and `ins`). */
const redline: readonly RedlineSegment[] = [
  { kind: 'keep', text: 'We ' },
  { kind: 'del', text: 'are passionate about bringing an exceptional' },
  { kind: 'ins', text: 'roast on Monday. The' },
  { kind: 'keep', text: ' coffee ' },
  { kind: 'del', text: 'experience straight to' },
  { kind: 'ins', text: 'is at' },
  { kind: 'keep', text: ' your door' },
  { kind: 'ins', text: ' by Wednesday' },
  { kind: 'keep', text: '.' },
]

const closingCtas: readonly NavLink[] = [
  { label: 'Choose a Service', to: '/services' },
  { label: 'Ask a Question', to: '/contact' },
]

/** Prices and names of featured services come from the catalogue. */
export const home = {
  hero: {
    primaryCta: { label: 'Choose a Service', to: '/services' },
    secondaryCta: { label: 'See How It Works', to: '#how-it-works' },
    facts: [claims.turnaround, claims.articles, claims.satisfaction, claims.original, claims.startingPrice],
  },
  redline,
  redlineCaption: 'What an editor does, in one sentence.',
  benefitsHeading: 'What you can count on',
  benefits: [
    {
      title: 'A fixed price',
      text: 'Every service shows its price, its word count and its revision rounds before you order. That price is the one on your receipt.',
    },
    {
      title: 'A date you can plan around',
      text: 'The average piece takes 24 hours from the moment your brief and payment are in. Longer work says so on its card.',
    },
    {
      title: 'Original work, with proof',
      text: 'A person writes it from your brief, another edits it, and a plagiarism report comes with the delivery.',
    },
    {
      title: 'Order 24/7',
      text: `The order form and our inbox never close. People answer ${company.hours.label}.`,
    },
  ],
  process: {
    heading: 'How it works',
    intro: 'Five steps from your first line to a piece you can publish.',
    steps: [
      {
        name: 'Brief',
        text: 'You pick a service and tell us the goal, the reader and the deadline. An agent contacts you to finalize payment and details.',
        when: `Within ${company.contactWithinHours} hours of your order`,
      },
      {
        name: 'Research',
        text: 'Your writer reads your site, your market and the sources worth citing, and asks what is still unclear.',
        when: 'As soon as payment is in',
      },
      {
        name: 'Writing',
        text: 'The draft is written to the word count on the card, for readers at grade 8 to 10.',
        when: 'Short pieces: within 24 hours',
      },
      {
        name: 'Review',
        text: 'An editor checks facts, tone and originality. Then you comment, and we revise.',
        when: `Comments welcome for ${figures.reviewDays} days`,
      },
      {
        name: 'Publish',
        text: 'You get the final text, ready to paste, with its plagiarism report. It is yours to publish.',
        when: 'Within the turnaround on the card',
      },
    ],
  },
  featured: {
    heading: 'Three good places to start',
    intro:
      'Each is one finished piece, delivered 24 hours after your brief and payment are in. The price on the card is the price you pay.',
    cards: [
      {
        sku: 'PS-025',
        displayPrice: 25,
        pitch: 'One question your customers ask, answered in 600 clear words.',
      },
      {
        sku: 'PS-035',
        displayPrice: 35,
        pitch: 'One issue, three subject lines to choose from, one thing to click.',
      },
      {
        sku: 'PS-045',
        displayPrice: 45,
        pitch: '1,000 words built around one thing your customers search for.',
      },
    ],
    /** Below the exact price, which is lower; `displayPrice` is formatted: "$25". */
    underDisplayPrice: (displayPrice: string) => `Fixed price, under ${displayPrice}`,
    allServices: { label: 'See All 25 Services', to: '/services' },
  },
  testimonials: {
    heading: 'What clients say',
    /** Accessible name. */
    starsLabel: (stars: number) => `${stars} out of 5 stars`,
    items: [
      {
        quote:
          'I sent six lines on a Tuesday night. By Thursday I had a blog post, and I changed two words of it.',
        name: 'Nora Sample',
        role: 'Owner, Example Street Bakery',
        stars: 5,
      },
      {
        quote:
          'We had nine welcome emails. They talked us into five. Now people write back with real questions.',
        name: 'Tom Specimen',
        role: 'Marketing lead, Placeholder Software',
        stars: 5,
      },
      {
        quote:
          'The price on the card was the price on the receipt. That alone saved me a week of back and forth.',
        name: 'Mei Example',
        role: 'Operations manager, Sample & Daughters Tea',
        stars: 5,
      },
    ],
  },
  closing: {
    heading: 'What do you need written?',
    text: `Pick a service and send us a few lines. An agent contacts you within ${company.contactWithinHours} hours. Sending the form costs nothing, and you need no account.`,
    ctas: closingCtas,
  },
} as const

/** The text before or after the edit. */
export function readRedline(segments: readonly RedlineSegment[], version: 'before' | 'after'): string {
  const gone = version === 'before' ? 'ins' : 'del'
  return segments.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('')
}
