import * as z from 'zod'
import { line, place, slug, wholeNumber } from './content-fields.ts'
import { naming } from './names-of.ts'

/** Hours from the start of work. */
const turnaround = z.union([
  z
    .strictObject({ minHours: wholeNumber('Hours', 1, 8_760), maxHours: wholeNumber('Hours', 1, 8_760) })
    .refine(({ minHours, maxHours }) => minHours <= maxHours, 'The shorter time comes first'),
  z.literal('ongoing'),
])

/** A text that is delivered and revised by itself. */
const piece = z.strictObject({
  title: line('Title of a text'),
  /** Null if words are not the measure. */
  words: wholeNumber('Words', 1).nullable(),
})

/** A fixed-price service; its key is its SKU. Prices are integer US cents, never derived from a SKU. */
export const service = z.strictObject({
  /** As printed on the order. */
  name: line('Name', 60),
  description: line('Description', 200),
  /** Of the Services page. */
  section: naming('section', slug),
  place,
  priceCents: wholeNumber('Price', 1, 100_000_000),
  /** Total words; null if words are not the measure (a strategy, an audit). */
  words: wholeNumber('Words', 1).nullable(),
  /** Included rounds; `'unlimited'` for the top package. */
  revisionRounds: z.union([wholeNumber('Rounds', 0, 100), z.literal('unlimited')]),
  turnaround,
  features: z.array(line('Feature', 100)).min(1, 'A service has features').max(8, 'At most eight features'),
  popular: z.boolean(),
  /** Null: not on the Pricing page. */
  pricingGroup: naming('group', slug).nullable(),
  homeBadge: line('Badge', 20).nullable(),
  /** Default: one text with the service's name and words. */
  pieces: z.array(piece).min(2, 'One text needs no list').max(40, 'At most 40 texts').optional(),
  /** Neither sold nor shown; its words, and the orders of it, stay. */
  archived: z.boolean().optional(),
})
