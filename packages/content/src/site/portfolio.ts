import type { SiteContent } from '@northword/contract/content/site-content'
import { seed } from '@northword/seed/seed'

/** A weak paragraph of an invented client, and its edit. */
export type CaseStudy = SiteContent['caseStudies'][number]

export type MarginNote = CaseStudy['changes'][number]

/** A kind of text, with an excerpt. */
export type ContentSample = SiteContent['samples'][number]

export const portfolio = {
  stats: seed.portfolio.stats,
  caseStudies: {
    heading: seed.portfolio.caseStudies.heading,
    intro: seed.portfolio.caseStudies.intro,
    labels: {
      client: 'Client',
      challenge: 'The problem',
      solution: 'What we did',
      outcome: 'What changed',
      before: 'Before',
      after: 'After',
      redline: 'The edit',
      changes: 'In the margin',
      service: 'Order the same',
    },
    /** Legend of the marks. */
    legend: {
      del: { mark: 'Struck words', text: 'were in the draft, and we cut them.' },
      ins: { mark: 'Words written in', text: 'are ours.' },
    },
    clean: { label: 'Read it clean', before: 'The draft', after: 'The text that went out' },
    items: seed.caseStudies,
  },
  gallery: {
    heading: seed.portfolio.gallery.heading,
    intro: seed.portfolio.gallery.intro,
    servicesLabel: 'Order it as',
    items: seed.samples,
  },
  testimonials: seed.portfolio.testimonials,
  closing: seed.portfolio.closing,
} as const
