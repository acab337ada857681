import * as z from 'zod'
import { categorySlug } from '../site/article-query.ts'
import {
  closing,
  distinct,
  head,
  headed,
  line,
  link,
  list,
  paragraph,
  redline,
  sku,
  slug,
  stats,
  titled,
  wholeNumber,
} from './content-fields.ts'
import { naming } from './names-of.ts'

/* Pages by their named parts. Their structure is the software's, their matter the studio's. */

const atMostTwelve = <T extends z.ZodType>(items: T) => z.array(items).max(12, 'At most twelve')
const few = <T extends z.ZodType>(items: T) => atMostTwelve(items).min(1, 'One at least')

const introduced = z.strictObject(headed)

/** None of a studio whom nobody has praised yet. */
const testimonials = <T extends z.ZodType>(each: T) =>
  z.strictObject({ heading: line('Heading', 100), items: atMostTwelve(each) })

const testimonial = { quote: line('Quotation', 400), name: line('Name'), role: line('Role', 100) }

const home = z.strictObject({
  head,
  hero: z.strictObject({ primaryCta: link, secondaryCta: link, facts: stats }),
  redline,
  redlineCaption: line('Caption', 160),
  benefitsHeading: line('Heading', 100),
  benefits: few(titled),
  process: z.strictObject({
    ...headed,
    steps: few(z.strictObject({ name: line('Name', 30), text: paragraph('Text'), when: line('Time') })),
  }),
  featured: z.strictObject({
    ...headed,
    /** `displayPrice` is a whole number of US dollars above the exact price. */
    cards: distinct(
      few(
        z.strictObject({
          sku: naming('service', sku),
          displayPrice: wholeNumber('Price'),
          pitch: line('Pitch', 160),
        }),
      ),
      'sku',
    ),
    allServices: link,
  }),
  testimonials: testimonials(z.strictObject({ ...testimonial, stars: wholeNumber('Stars', 1, 5) })),
  closing,
})

const services = z.strictObject({
  head,
  /** Above the grid, and beside every order form. */
  orderNote: line('Note on ordering', 300),
  turnaroundNote: line('Note on turnaround', 300),
  sections: distinct(few(z.strictObject({ id: slug, heading: line('Heading', 100) })), 'id'),
  customQuote: closing,
})

const pricing = z.strictObject({
  head,
  groups: distinct(few(z.strictObject({ key: slug, ...headed })), 'key'),
  allServices: link,
  included: z.strictObject({ heading: line('Heading', 100), items: list('Item') }),
  customQuote: closing,
})

const portfolio = z.strictObject({
  head,
  stats,
  caseStudies: introduced,
  gallery: introduced,
  testimonials: testimonials(z.strictObject(testimonial)),
  closing,
})

const principles = z.strictObject({ ...headed, items: few(titled) })
const standard = z.strictObject({ heading: line('Heading', 100), items: list('Item') })

const about = z.strictObject({
  head,
  stats,
  mission: z.strictObject({ heading: line('Heading', 100), paragraphs: list('Paragraph') }),
  promises: principles,
  values: principles,
  people: introduced,
  tools: z.strictObject({
    ...headed,
    items: few(z.strictObject({ name: line('Name'), use: line('Use', 300) })),
  }),
  standards: z.strictObject({ quality: standard, delivery: standard }),
  closing,
})

const faq = z.strictObject({ head, ...headed, closing })

const contact = z.strictObject({
  head,
  cta: link,
  stats,
  reasons: z.strictObject({ heading: line('Heading', 100), items: few(titled) }),
  notes: few(titled),
  closing,
})

const blog = z.strictObject({
  head,
  /** In the order of the blog's filter, whose addresses name them. */
  categories: distinct(few(line('Category', 40)), undefined, categorySlug),
  closing,
  /** Below each article. */
  articleClosing: closing,
})

const notFound = z.strictObject({
  redline,
  redlineCaption: line('Caption', 160),
  linksHeading: line('Heading', 100),
  links: few(z.strictObject({ ...link.shape, text: line('Text', 160) })),
})

export const pages = {
  home,
  services,
  pricing,
  portfolio,
  about,
  faq,
  contact,
  blog,
  'not-found': notFound.extend({ head }),
}
