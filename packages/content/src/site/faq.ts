import type { SiteContent } from '@northword/contract/content/site-content'
import { seed } from '@northword/seed/seed'

/** The answer's first sentence has the number, the day or the yes. */
export type Question = SiteContent['questions'][number]

export const faq = {
  heading: seed.faq.heading,
  intro: seed.faq.intro,
  questions: seed.questions,
  closing: seed.faq.closing,
} as const
