import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** The answer's first sentence has the number, the day or the yes. */
export type Question = SiteContent['questions'][number]

export const faq = {
  heading: site.faq.heading,
  intro: site.faq.intro,
  questions: site.questions,
  closing: site.faq.closing,
} as const
