import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** A weak paragraph of an invented client, and its edit. */
export type CaseStudy = SiteContent['caseStudies'][number]

export type MarginNote = CaseStudy['changes'][number]

export const portfolio = {
  stats: site.portfolio.stats,
  caseStudies: {
    heading: site.portfolio.caseStudies.heading,
    intro: site.portfolio.caseStudies.intro,
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
    items: site.caseStudies,
  },
  gallery: {
    heading: site.portfolio.gallery.heading,
    intro: site.portfolio.gallery.intro,
    servicesLabel: 'Order it as',
    items: site.samples,
  },
  testimonials: site.portfolio.testimonials,
  closing: site.portfolio.closing,
} as const
