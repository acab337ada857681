import { figures } from '../studio/figures.ts'
import type { NavLink } from './navigation.ts'

const ctas: readonly NavLink[] = [
  { label: 'Ask for a Quote', to: '/contact' },
  { label: 'Read the FAQ', to: '/faq' },
]

/** The catalogue says which service is in which group. */
export const pricing = {
  groups: [
    {
      key: 'affordable',
      heading: 'Most Affordable Services',
      intro: 'Three finished pieces, each under $40 and each delivered in 24 hours.',
    },
    {
      key: 'popular',
      heading: 'Popular Services',
      intro:
        'What clients order most: two packages, a landing page, a welcome series, a guide and a white paper.',
    },
  ],
  allServices: { label: 'See All 25 Services', to: '/services' },
  included: {
    heading: 'Every price includes',
    items: [
      'A writer and a second person who edits the piece before you see it',
      'A plagiarism report with every piece we write',
      `The revision rounds named on the card; one more costs ${figures.extraRevision}`,
      'Text written for readers at grade 8 to 10',
      'Payment by card, PayPal or bank transfer, only after you and an agent have settled the details',
    ],
  },
  customQuote: {
    heading: 'More than one of these?',
    text: 'For larger or regular work we set one fixed price for the whole job. Write to us, or book a free 15-minute consultation.',
    ctas,
  },
} as const
