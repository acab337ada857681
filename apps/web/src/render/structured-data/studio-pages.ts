import { team } from '@northword/content/site/about'
import { company } from '@northword/content/studio/company'
import type { AboutPage, ContactPage } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'
import { studioInBrief } from './studio.ts'

const { emails, founded, hours } = company

export const aboutPage = (page: PageFacts) =>
  ({
    '@type': 'AboutPage',
    ...about(page),
    mainEntity: {
      ...studioInBrief,
      foundingDate: String(founded),
      employee: team.map(({ name, role, bio }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        description: bio,
      })),
    },
  }) as const satisfies AboutPage

/** Contact points and opening hours. */
export const contactPage = (page: PageFacts) =>
  ({
    '@type': 'ContactPage',
    ...about(page),
    mainEntity: {
      ...studioInBrief,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: emails.hello,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: hours.weekdays.map((day) => weekdays[day]),
          opens: hours.opens,
          closes: hours.closes,
        },
      },
    },
  }) as const satisfies ContactPage

const about = ({ head, description, pathname }: PageFacts) => ({
  name: head.heading,
  description,
  url: `${publicUrl}${pathname}`,
})

/** By ISO 8601 weekday number. */
const weekdays = {
  1: 'https://schema.org/Monday',
  2: 'https://schema.org/Tuesday',
  3: 'https://schema.org/Wednesday',
  4: 'https://schema.org/Thursday',
  5: 'https://schema.org/Friday',
  6: 'https://schema.org/Saturday',
  7: 'https://schema.org/Sunday',
} as const
