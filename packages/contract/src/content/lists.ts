import * as z from 'zod'
import { claim, distinct, line, link, list, paragraph, place, redline, sku } from './content-fields.ts'
import { naming } from './names-of.ts'

/* Matter of which a page shows a list, in the order of its places. Keys are anchors. */

export const person = z.strictObject({
  place,
  name: line('Name'),
  role: line('Role'),
  /** Instead of a portrait. */
  initials: line('Initials', 4),
  /** Two sentences. */
  bio: line('About the person', 400),
})

/** The answer's first sentence has the number, the day or the yes. */
export const question = z.strictObject({
  place,
  question: line('Question', 120),
  /** Paragraphs. */
  answer: list('Answer'),
  links: z.array(link).max(6, 'At most six links').optional(),
})

/** A weak paragraph of an invented client, and its edit. */
export const caseStudy = z.strictObject({
  place,
  title: line('Title', 100),
  /** An article, an ad. */
  category: line('Kind', 40),
  /** Invented. */
  client: line('Client', 100),
  challenge: paragraph('Problem'),
  solution: paragraph('Solution'),
  outcome: paragraph('Result'),
  beforeMetric: claim,
  afterMetric: claim,
  redline,
  /** Notes in the margin. */
  changes: z.array(z.strictObject({ what: line('Change', 200), why: line('Reason', 300) })).max(12),
  /** Sold to order the same. */
  service: naming('service', sku),
})

/** A kind of text, with an excerpt. */
export const sample = z.strictObject({
  place,
  title: line('Title', 100),
  /** Purpose of the excerpt. */
  source: line('Source', 100),
  /** Paragraphs; a subject line or headline is the first. */
  excerpt: list('Excerpt'),
  /** Services that deliver this kind. */
  services: distinct(
    z.array(naming('service', sku)).min(1, 'Name a service').max(8, 'At most eight services'),
  ),
})
