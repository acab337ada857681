import { company } from '../studio/company.ts'
import type { NavLink } from '../site/navigation.ts'

const allServices: NavLink = { label: 'See all services', to: '/services' }

/** The order page, and the page that confirms its order. */
export const orderPage = {
  title: (serviceName: string) => `Order ${serviceName}`,
  /** For shared links; `about` is a sentence, `price` is formatted. */
  description: (about: string, price: string) => `${about} Order it for ${price}.`,
  included: 'What you get',
  next: {
    heading: 'What happens next',
    steps: [
      'We email a confirmation with your order number.',
      `An agent contacts you within ${company.contactWithin} to finalize payment and details.`,
      'Work starts once your payment and brief are in.',
    ],
  },
  allServices,
  placed: {
    allServices,
    /** For an unknown visitor; reveals nothing of any order. */
    unknown: {
      text: `The email names the number, the price and what happens next. Nothing after an hour? Look among unwanted mail, then write to ${company.emails.orders}.`,
      ways: [allServices, { label: 'Contact us', to: '/contact' }] as readonly NavLink[],
    },
  },
} as const
