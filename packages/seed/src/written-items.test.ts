import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contentKinds,
  type ContentItem,
  itemName,
  knownKinds,
  ownKinds,
} from '@northword/contract/content/content-items'
import { knownSchemas, ownSchemas } from '@northword/contract/content/content-schemas'
import { saveSiteDraftInput } from '@northword/contract/desk/site'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'
import { type Path, withValue } from './testing/with-value.ts'
import { writeItems } from './write-items.ts'

const picture = {
  files: [{ name: `${'a'.repeat(64)}.webp`, width: 4, height: 3 }],
  isDecorative: false,
  alternative: 'A pen',
}

/** Articles, which have a format of their own, come up as often as all others. */
const others = readItems().filter(({ kind }) => kind !== 'articles')
const articles = readItems().flatMap((item) =>
  item.kind === 'articles' ? [item, { ...item, fields: { ...Object(item.fields), picture } }] : [],
)

/* Parts that end or begin something in a file, or that programs change. */
const breaks = ['\n', '\n\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\t', ' ', '\u00A0']
const syntax = [
  '---',
  '\n---\n',
  '---\n',
  ': ',
  ':',
  '"',
  '\\',
  '\\n',
  '{',
  '}',
  ',',
  '# ',
  '$&',
  '__proto__',
]
const scripts = ['👩🏽‍💻', '🖋️', 'שלום', 'مرحبا', '\u202E', 'e\u0301', '\uFEFF', '\uFFFD', '\u{10FFFF}']
const part = fc.oneof(
  fc.constantFrom(...breaks, ...syntax, ...scripts),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const places = ['before', 'after', 'within', 'instead'] as const

interface Change {
  /** Which of an item's texts. */
  of: number
  text: string
  place: (typeof places)[number]
}

const change = fc.record<Change>({
  of: fc.nat(),
  text: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  place: fc.constantFrom(...places),
})

const item = fc
  .record({
    like: fc.oneof(fc.constantFrom(...articles), fc.constantFrom(...others)),
    key: fc.stringMatching(/^[a-z0-9]{1,3}(-[a-z0-9]{1,2}){0,2}$/),
    changes: fc.array(change, { maxLength: 12 }),
  })
  .map(({ like, key, changes }) => {
    const ownKey = like.kind === 'services' ? key.toUpperCase() : key
    const isOwn = ownKinds.some((kind) => kind === like.kind)
    return changes.reduce(changed, { ...like, key: isOwn ? ownKey : like.key })
  })

let planted = 0

/** The item with a change, where its schema admits that. */
function changed(before: ContentItem, { of, text, place }: Change): ContentItem {
  const texts = textsIn(before.fields)
  const chosen = texts[of % texts.length]
  if (!chosen) return before
  const { path, said } = chosen
  const middle = Math.floor(said.length / 2)
  const written = {
    before: text + said,
    after: said + text,
    within: said.slice(0, middle) + text + said.slice(middle),
    instead: text,
  }
  const after = { ...before, fields: withValue(before.fields, path, written[place]) }
  if (!isAdmitted(after)) return before
  planted += 1
  return after
}

function textsIn(value: unknown, path: Path = []): { path: Path; said: string }[] {
  if (typeof value === 'string') return [{ path, said: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}

const schemas = new Map<string, { safeParse: (value: unknown) => { success: boolean } }>([
  ...Object.entries(ownSchemas),
  ...knownKinds.flatMap((kind) =>
    Object.entries(knownSchemas[kind]).map(([key, schema]) => [itemName({ kind, key }), schema] as const),
  ),
])

function isAdmitted({ kind, key, fields }: ContentItem) {
  const schema = schemas.get(kind) ?? schemas.get(itemName({ kind, key })) ?? expect.fail()
  const isStored = saveSiteDraftInput.safeParse({ kind, key, fields, version: 0 }).success
  return isStored && schema.safeParse(fields).success
}

const inOrder = (items: readonly ContentItem[]) =>
  contentKinds.flatMap((kind) =>
    items.filter((each) => each.kind === kind).toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  )

it('Items with every text that their schemas admit are read as they were written', () => {
  const site = fc.uniqueArray(item, { selector: itemName, maxLength: 5 })
  fc.assert(
    fc.property(site, (items) => {
      const folder = mkdtempSync(join(tmpdir(), 'northword-items-'))
      try {
        writeItems(folder, items)
        expect(readItems(folder)).toEqual(inOrder(items))
      } finally {
        rmSync(folder, { recursive: true })
      }
    }),
    { numRuns: 300 },
  )
  expect(planted).toBeGreaterThan(1_000)
})
