import * as z from 'zod'
import { visible } from '../fields.ts'
import { picture } from '../pictures/picture.ts'
import { isWellFormed } from '../well-formed.ts'
import { day, line, wholeNumber } from './content-fields.ts'
import { naming } from './names-of.ts'

/** An article; its key is the last part of its address. */
export const article = z.strictObject({
  id: line('Number', 20),
  title: line('Title', 100),
  /** Also for search results and shared links. */
  excerpt: line('Summary', 160).min(110, 'A summary has at least 110 characters'),
  /** Name of a person of the studio. */
  author: naming('author', line('Author')),
  date: day,
  /** An emoji. */
  image: line('Emoji', 10),
  /** Below the head of its page. */
  picture: picture.optional(),
  /** One of the blog's. */
  category: naming('category', line('Category', 40)),
  /** Minutes of a careful adult on a screen. */
  readTime: wholeNumber('Minutes', 1, 600),
  tags: z.array(line('Tag', 40)).max(10, 'At most ten tags'),
  /** Markdown by lines: headings, lists, quotations and paragraphs; bold, italic and links within a line. */
  content: z
    .string('The text must be text')
    .regex(visible, 'The text is required')
    .max(200_000, 'The text must be at most 200,000 characters')
    .refine(isWellFormed, 'The text contains characters that cannot be stored'),
})
