import { problemsOf } from '@northword/contract/content/check-items'
import { sku, slug } from '@northword/contract/content/content-fields'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import { type Field, fieldsOf } from '@northword/contract/content/fields-of'
import { namesOf } from '@northword/contract/content/names-of'
import { expect, test } from 'vitest'
import { readItems } from './read-items.ts'

const items = readItems()

interface Listed {
  item: ContentItem
  entry: Field
  path: readonly string[]
  entries: readonly unknown[]
}

/** Lists of an item that have entries, with the lists in them. */
function listsIn(item: ContentItem, field: Field, value: unknown, path: readonly string[]): Listed[] {
  if ('fields' in field)
    return field.fields.flatMap((part) => listsIn(item, part, Object(value)[part.name], [...path, part.name]))
  if (field.form !== 'list' || !Array.isArray(value) || value.length === 0) return []
  const entries: readonly unknown[] = value
  const within = entries.flatMap((entry, at) => listsIn(item, field.item, entry, [...path, String(at)]))
  return [{ item, entry: field.item, path, entries }, ...within]
}

const lists = items.flatMap((item) =>
  fieldsOf(item.kind, item.key).flatMap((field) =>
    listsIn(item, field, Object(item.fields)[field.name], [field.name]),
  ),
)

const asTwice = ({ item, path, entries }: Listed) => {
  const fields = structuredClone(item.fields)
  const list: unknown = path.reduce<unknown>((value, name) => Object(value)[name], fields)
  if (Array.isArray(list)) list.push(entries[0])
  return items.map((each): ContentItem => (each === item ? { ...item, fields } : each))
}

const isKey = ({ form, schema }: Field) => form === 'reference' || schema === slug || schema === sku

/** Name of the field that entries are told apart by, empty if by themselves. Undefined: entries may be alike. */
function keyOf({ entry }: Listed): string | undefined {
  if (isKey(entry)) return ''
  return 'fields' in entry ? entry.fields.find(isKey)?.name : undefined
}

/** True if the list has what other items name. */
const isNamed = (listed: Listed) => {
  const count = (all: readonly ContentItem[]) => Object.values(namesOf(all)).flat().length
  return count(asTwice(listed)) > count(items)
}

const expected = lists.flatMap((listed) => {
  const key = keyOf(listed) ?? (isNamed(listed) ? '' : undefined)
  return key === undefined ? [] : [{ listed, key }]
})

test('lists of parts with anchors, and of parts that are named, are on pages, policies and samples', () => {
  const found = expected.map(({ listed: { item, path } }) => `${itemName(item)} ${path.join('.')}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'pages/services sections',
      'pages/pricing groups',
      'pages/blog categories',
      'pages/home featured.cards',
      'policies/terms sections',
      'samples/ad-copy services',
    ]),
  )
})

test.each(
  expected.map(
    ({ listed, key }) => [`${itemName(listed.item)} ${listed.path.join('.')}`, listed, key] as const,
  ),
)('%s: a part that is there twice has a problem, at the second', (_, listed, key) => {
  const { item, path, entries } = listed
  const name = String(key ? Object(entries[0])[key] : entries[0])
  expect(problemsOf(asTwice(listed))).toEqual([
    {
      kind: item.kind,
      key: item.key,
      field: [...path, entries.length, key].filter((part) => part !== '').join('.'),
      message: `“${name}” is in the list twice`,
    },
  ])
})

test('two categories that one address would show have a problem', () => {
  const changed = items.map((item): ContentItem => {
    const fields = { ...Object(item.fields), categories: ['Case studies', 'case-Studies'] }
    return itemName(item) === 'pages/blog' ? { ...item, fields } : item
  })
  const isBlog = (item: ContentItem) => itemName(item) === 'pages/blog'
  expect(problemsOf(changed, isBlog).map(({ field, message }) => [field, message])).toEqual([
    ['categories.1', '“case-Studies” is in the list twice'],
  ])
})
