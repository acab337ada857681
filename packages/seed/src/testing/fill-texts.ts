import type { ContentItem } from '@northword/contract/content/content-items'
import { namesOf } from '@northword/contract/content/names-of'
import { type Field, fieldsOf, sentencesOf } from '@northword/contract/content/fields-of'

/* Sites with the hardest texts in every field, for tests. */

/** A text of as many code points, without spaces at its ends. */
export type Write = (most: number) => string

const cut = (text: string, most: number) => Array.from(text.repeat(most)).slice(0, most)
const ended = (points: string[], last: string) => [...points.slice(0, -1), last].join('')

export const fromRightToLeft: Write = (most) => ended(cut('مرحبا שלום ', most), 'ם')

export const hardTexts: [name: string, write: Write][] = [
  ['of the longest length', (most) => ended(cut('Plain words ', most), 's')],
  ['from right to left', fromRightToLeft],
  ['of emoji', (most) => ended(cut('👩🏽‍💻🖋️', most), '🖋')],
  ['of one word of 200 letters', (most) => cut('wordswithoutanend', Math.min(most, 200)).join('')],
]

/** For texts without a length of their own, such as an article's. */
const freeLength = 20_000

/** Of an item, whose body may have 256 KB: the longest policies have more room for text than that. */
const mostBytes = 200_000
/** Of the texts that follow, in code points. */
const shortLength = 60

/** An item with a text in every field that can have one. `written`: their number. */
export function fillTexts(
  { kind, key, fields }: ContentItem,
  write: Write,
): { item: ContentItem; written: number } {
  let [bytes, written] = [0, 0]
  const shortly: Write = (most) => write(Math.min(most, shortLength))
  const fill = (field: Field, value: unknown): unknown => {
    const longest = textFor(field, value, write)
    if (longest === undefined) return partsOf(field, value, fill)
    const isRoom = bytes + Buffer.byteLength(longest) <= mostBytes
    const text = isRoom ? longest : (textFor(field, value, shortly) ?? '')
    bytes += Buffer.byteLength(text)
    written += 1
    return text
  }
  const filled = withFields(fieldsOf(kind, key), fields, fill)
  return { item: { kind, key, fields: filled }, written }
}

/** All items with such texts. Those that are named by others are still named. */
export function fillSite(items: readonly ContentItem[], write: Write): ContentItem[] {
  const filled = items.map((item) => fillTexts(item, write).item)
  const [before, after] = [namesOf(items), namesOf(filled)]
  return filled.map(({ kind, key, fields }) => {
    const rename = (field: Field, value: unknown): unknown => {
      if (field.form !== 'reference') return partsOf(field, value, rename)
      const at = before[field.to].findIndex((name) => name.value === value)
      return at < 0 ? value : after[field.to][at]?.value
    }
    return { kind, key, fields: withFields(fieldsOf(kind, key), fields, rename) }
  })
}

/** Undefined: the field has no such text, as an address or a figure. */
function textFor(field: Field, value: unknown, write: Write): string | undefined {
  if (typeof value !== 'string' || !('isOneLine' in field)) return undefined
  const text = write(field.most ?? freeLength)
  return field.schema.safeParse(text).data === text ? text : undefined
}

type Fill = (field: Field, value: unknown) => unknown

function partsOf(field: Field, value: unknown, fill: Fill): unknown {
  if ('fields' in field) return withFields(field.fields, value, fill)
  if (field.form === 'either') {
    const shape = field.options.find(({ schema }) => schema.safeParse(value).success)
    return shape ? fill(shape, value) : value
  }
  if ((field.form === 'list' || field.form === 'redline') && Array.isArray(value)) {
    const filled = value.map((each: unknown, at) => fill((at === 0 && field.first) || field.item, each))
    return isSaidTwice(field, filled) ? [filled[0], ...value.slice(1)] : filled
  }
  return value
}

/** True for a list whose texts have to differ. */
const isSaidTwice = (field: Field, entries: readonly unknown[]) =>
  [...sentencesOf(field, entries).values()].some((sentence) => sentence.endsWith('in the list twice'))

function withFields(fields: readonly Field[], value: unknown, fill: Fill): object {
  const entries = Object.entries(Object(value)).map(([name, each]) => {
    const field = fields.find((one) => one.name === name)
    return [name, field ? fill(field, each) : each] as const
  })
  return Object.fromEntries(entries)
}
