import { site } from '#site'

export const faq = {
  heading: site.faq.heading,
  intro: site.faq.intro,
  questions: site.questions,
  closing: site.faq.closing,
} as const
