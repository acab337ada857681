import { answerHours } from '../studio/answer-hours.ts'
import type { Service } from '../studio/catalogue.ts'
import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'

/** Services under one heading of the Services page. */
export interface ServiceSection {
  id: string
  heading: string
  skus: readonly string[]
}

const sections: readonly ServiceSection[] = [
  {
    id: 'articles',
    heading: 'Blog posts and articles',
    skus: ['PS-025', 'PS-045', 'PS-090', 'PS-105', 'PS-085'],
  },
  { id: 'web', heading: 'Web copy', skus: ['PS-055', 'PS-040', 'PS-155', 'PS-015'] },
  { id: 'email', heading: 'Email and social', skus: ['PS-035', 'PS-075', 'PS-110'] },
  { id: 'selling', heading: 'Ads and products', skus: ['PS-065', 'PS-080'] },
  {
    id: 'documents',
    heading: 'Case studies, papers and strategy',
    skus: ['PS-095', 'PS-200', 'PS-195', 'PS-165'],
  },
  { id: 'audio', heading: 'For podcasts and audio', skus: ['PS-120', 'PS-125', 'PS-145'] },
  { id: 'packages', heading: 'Packages', skus: ['PS-070', 'PS-135', 'PS-180', 'PS-250'] },
]

const ctas: readonly NavLink[] = [
  { label: 'Ask for a Quote', to: '/contact' },
  { label: 'Read the FAQ', to: '/faq' },
]

export const services = {
  /** Above the grid, and beside every order form. */
  orderNote: `Ordering does not charge you. An agent will contact you within ${company.contactWithinHours} hours to finalize payment and details.`,
  turnaroundNote:
    'All prices are in US dollars. Turnaround runs from the moment your brief and your payment are in.',
  sections,
  card: {
    price: 'Price',
    turnaround: 'Turnaround',
    words: 'Words',
    revisions: 'Revisions',
    revisionsValue,
    included: 'What you get',
    popular: 'Popular',
  },
  customQuote: {
    heading: 'Need something that is not on the list?',
    text: `Tell us what the words have to do, who will read them and when you need them. In business hours we reply within ${answerHours} with a fixed price, and a 15-minute call to talk it through is free.`,
    ctas,
  },
} as const

function revisionsValue(rounds: Service['revisionRounds']): string {
  if (rounds === 'unlimited') return 'Unlimited revisions'
  return rounds === 1 ? '1 revision round' : `${rounds} revision rounds`
}
