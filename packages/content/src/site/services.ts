import { counted } from '@northword/contract/counted'
import { site } from '#site'
import type { Service } from '../studio/catalogue.ts'

export const services = {
  /** Above the grid, and beside every order form. */
  orderNote: site.services.orderNote,
  turnaroundNote: site.services.turnaroundNote,
  sections: site.sections,
  card: {
    price: 'Price',
    turnaround: 'Turnaround',
    words: 'Words',
    wordsValue: (words: number) => counted(words, 'word', 'words'),
    revisions: 'Revisions',
    revisionsValue,
    included: 'What you get',
    popular: 'Popular',
  },
  customQuote: site.services.customQuote,
} as const

function revisionsValue(rounds: Service['revisionRounds']): string {
  if (rounds === 'unlimited') return 'Unlimited revisions'
  return rounds === 1 ? '1 revision round' : `${rounds} revision rounds`
}
