import type { ContentItem } from '@northword/contract/content/content-items'
import { type Field, fieldsOf, sentencesOf } from '@northword/contract/content/fields-of'
import { siteContentOf } from '@northword/contract/content/site-content'
import type { SavedSiteItem } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it } from 'vitest'
import { postgresFirst } from '../../testing/databases/test-database.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { seedContent } from './releases/seed-content.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** A text of as many code points, without spaces at its ends. */
type Write = (most: number) => string

const cut = (text: string, most: number) => Array.from(text.repeat(most)).slice(0, most)
const ended = (points: string[], last: string) => [...points.slice(0, -1), last].join('')

const fromRightToLeft: Write = (most) => ended(cut('مرحبا שלום ', most), 'ם')

const texts: [name: string, write: Write][] = [
  ['of the longest length', (most) => ended(cut('Plain words ', most), 's')],
  ['from right to left', fromRightToLeft],
  ['of emoji', (most) => ended(cut('👩🏽‍💻🖋️', most), '🖋')],
  ['of one word of 200 letters', (most) => 'w'.repeat(Math.min(most, 200))],
]

/** For texts without a length of their own, such as an article's. */
const freeLength = 20_000

/** Of an item, whose body may have 256 KB: the longest policies have more room for text than that. */
const mostBytes = 200_000

postgresFirst('Texts of a studio', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)

  const expectTaken = async (write: Write, tried: readonly ContentItem[]) => {
    const items = readItems()
    let written = 0
    const filled = tried.map((item) => {
      let bytes = 0
      const fill = (field: Field, value: unknown): unknown => {
        const typed = textFor(field, value, write)
        if (typed === undefined) return partsOf(field, value, fill)
        bytes += Buffer.byteLength(typed)
        if (bytes > mostBytes) return value
        written += 1
        return typed
      }
      return { ...item, fields: withFields(fieldsOf(item.kind, item.key), item.fields, fill) }
    })
    expect(written).toBeGreaterThan(tried.length)
    for (const { kind, key, fields } of filled) {
      const ref = { kind, key }
      const { body } = await owner.browser.ask('site.findItem', ref)
      const saved = await owner.browser.call('site.saveDraft', { ...ref, version: body['version'], fields })
      const { item } = saved.body as unknown as SavedSiteItem
      expect([ref, item.problems]).toEqual([ref, []])
      expect(JSON.stringify(item.draft?.fields)).toBe(JSON.stringify(fields))
      await owner.browser.call('site.discardDraft', { ...ref, version: item.version })
      const at = items.findIndex((one) => one.kind === kind && one.key === key)
      const whole = items.with(at, { kind, key, fields })
      expect(() => siteContentOf(whole)).not.toThrow()
    }
  }

  it('from right to left are taken in an item of every kind', () => {
    const oneOfEach = new Map(readItems().map((item) => [item.kind, item]))
    return expectTaken(fromRightToLeft, [...oneOfEach.values()])
  })

  it.each(texts)(
    '%s are taken in every field of every kind of item, and come back as they were',
    { tags: ['thorough'] },
    (_, write) => expectTaken(write, readItems()),
  )
})

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
