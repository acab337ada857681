import * as z from 'zod'
import { day, distinct, head, line, link, list, paragraph, slug } from './content-fields.ts'

const text = line('Text', 3_000)

/** A paragraph, a subheading, a list, or terms with their meanings. */
const block = z.union([
  text,
  z.strictObject({ heading: line('Heading', 100) }),
  z.strictObject({ list: list('Item') }),
  z.strictObject({ terms: z.array(z.strictObject({ term: line('Term', 120), text })).min(1) }),
  z.strictObject({ links: z.array(link).min(1) }),
])

/** A policy; its key is the last part of its address. */
export const policy = z.strictObject({
  head,
  /** Day of the last change. */
  updated: day,
  /** Beside the date: a version, a standard. */
  labels: z.array(line('Label', 60)).max(4),
  /** The terms are cited by section number. */
  numbered: z.boolean(),
  sections: distinct(
    z.array(z.strictObject({ id: slug, heading: line('Heading', 120), blocks: z.array(block) })).min(1),
    'id',
  ),
  /** Last section. */
  contact: z.strictObject({
    heading: line('Heading', 120),
    text: paragraph('Text'),
    /** Such as a telephone number or a response time. */
    facts: z.array(z.strictObject({ label: line('Label'), value: line('Fact', 160) })),
    links: z.array(link),
    email: z.strictObject({ label: line('Label'), address: line('Email', 320) }),
  }),
})
