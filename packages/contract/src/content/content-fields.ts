import * as z from 'zod'
import { text, visible } from '../fields.ts'
import { linkBeginning, linkSigns } from '../site/link-target.ts'
import { isWellFormed } from '../well-formed.ts'

/* Fields that several kinds of a studio's matter share. Lengths are in code points. */

/** A text that shows something. It stays a plain `z.ZodString`, from which forms read lengths. */
export const required = (label: string, max: number) =>
  text(label, max).regex(visible, `${label} is required`)

export const line = (label: string, max = 80) =>
  required(label, max).regex(/^[^\r\n]*$/, `${label} is one line`)

export const paragraph = (label: string) => required(label, 1_200)

export const wholeNumber = (label: string, least = 0, most = 1_000_000) =>
  z
    .int(`${label} must be a whole number`)
    .min(least, `${label} is too small`)
    .max(most, `${label} is too large`)

/** Position in a list, from 1. */
export const place = wholeNumber('Place', 1)

/** Last part of an address, and an anchor. */
export const slug = line('Address').regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'An address has small letters, digits and hyphens',
)

export const sku = line('Number', 20).regex(
  /^[A-Z0-9]+(-[A-Z0-9]+)*$/,
  'A number has capitals, digits and hyphens',
)

/** ISO 8601. */
export const day = z.iso.date('A day is written 2026-12-31')

const target = line('Link', 500)
  .regex(linkBeginning, 'A link begins with /, #, mailto: or https://')
  .regex(linkSigns, 'A link has no spaces and no backslashes')

export const link = z.strictObject({ label: line('Label'), to: target })

const links = z.array(link).max(6, 'At most six links')

/** A figure and what it counts. */
export const claim = z.strictObject({ value: line('Figure', 20), label: line('Label') })

export const claimNames = [
  'turnaround',
  'articles',
  'satisfaction',
  'original',
  'startingPrice',
  'conversionLift',
  'words',
] as const

/** One of the studio's claims, with another label where a page words it so, or a figure of the page's own. */
export const stats = z
  .array(z.union([z.strictObject({ claim: z.enum(claimNames), label: line('Label').optional() }), claim]))
  .max(6, 'At most six figures')

export const headed = { heading: line('Heading', 100), intro: paragraph('Introduction') }

export const titled = z.strictObject({ title: line('Title', 100), text: paragraph('Text') })

/** The last part of a page, or a box that leads elsewhere. */
export const closing = z.strictObject({ heading: line('Heading', 100), text: paragraph('Text'), ctas: links })

/** Texts of a page for browsers and search results, and at its top. */
export const head = z.strictObject({
  title: line('Title', 25),
  heading: line('Heading', 100),
  intro: line('Introduction', 400),
  description: line('Description', 160).min(110, 'A description has at least 110 characters'),
})

/** Kept, deleted or inserted words; their edges may be spaces. */
const segment = z.strictObject({
  kind: z.enum(['keep', 'del', 'ins']),
  text: z
    .string('Words must be text')
    .min(1, 'Words are required')
    .max(500, 'Words must be at most 500 characters')
    .refine(isWellFormed, 'Words contain characters that cannot be stored'),
})

/** A draft (`keep` and `del`) edited into a text (`keep` and `ins`). */
export const redline = z.array(segment).min(1, 'An edit has words').max(200, 'An edit has at most 200 pieces')

/**
 * A list whose entries differ in a field, or in themselves, because others name them by it or it is an anchor.
 * @param idOf makes a name what it is told apart by
 */
export const distinct = <Item extends z.ZodType>(
  entries: z.ZodArray<Item>,
  field?: string,
  idOf: (name: string) => string = (name) => name,
) =>
  entries.superRefine((all, context) => {
    const names = all.map((entry) => String(field === undefined ? entry : Object(entry)[field]))
    const ids = names.map(idOf)
    for (const [at, name] of names.entries()) {
      if (name === '' || ids.indexOf(idOf(name)) === at) continue
      const path = field === undefined ? [at] : [at, field]
      context.addIssue({ code: 'custom', path, message: `“${name}” is in the list twice` })
    }
  })

export const list = (label: string) => z.array(paragraph(label)).min(1, `${label} is required`).max(50)
