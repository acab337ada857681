import { faq } from '@northword/content/site/faq'
import type { FAQPage } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'

export const questionsPage = ({ copy, pathname }: PageFacts) =>
  ({
    '@type': 'FAQPage',
    name: copy.heading,
    url: `${publicUrl}${pathname}`,
    mainEntity: faq.questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${publicUrl}${pathname}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }) as const satisfies FAQPage
