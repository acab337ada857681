import { expect, test } from 'vitest'
import { picture } from '../pictures/picture.ts'
import { contentKinds, type ContentKind, ownKinds } from './content-items.ts'
import { knownSchemas } from './content-schemas.ts'
import { type Field, fieldsOf, sentencesOf } from './fields-of.ts'

const keysOf = (kind: ContentKind): string[] =>
  ownKinds.some((own) => own === kind)
    ? ['any']
    : Object.keys(new Map(Object.entries(knownSchemas)).get(kind) ?? {})

const named = (kind: ContentKind, key: string, name: string) =>
  fieldsOf(kind, key).find((field) => field.name === name)

test('every item has a form, and an unknown one has none', () => {
  for (const kind of contentKinds)
    for (const key of keysOf(kind)) expect(fieldsOf(kind, key).length, `${kind}/${key}`).toBeGreaterThan(0)
  expect(fieldsOf('pages', 'nowhere')).toEqual([])
})

test('a form asks in the order of its schema, by the schema’s labels and lengths', () => {
  const fields = fieldsOf('services', 'PS-025').map((field) => [field.name, field.label, field.form])
  expect(fields.slice(0, 5)).toEqual([
    ['name', 'Name', 'line'],
    ['description', 'Description', 'paragraph'],
    ['section', '', 'reference'],
    ['place', 'Place', 'number'],
    ['priceCents', 'Price', 'cents'],
  ])
  expect(named('services', 'PS-025', 'name')).toMatchObject({ most: 60, isOneLine: true })
  expect(named('services', 'PS-025', 'features')).toMatchObject({ form: 'list', least: 1, most: 8 })
  expect(named('studio', 'holidays', 'days')).toMatchObject({ item: { form: 'day' }, most: 1_000 })
})

test('a field that may be empty says what it then is', () => {
  expect(named('services', 'PS-025', 'words')).toHaveProperty('empty', null)
  expect(named('services', 'PS-025', 'pieces')).toHaveProperty('empty', undefined)
  expect(named('services', 'PS-025', 'name')).not.toHaveProperty('empty')
})

test('shapes, choices and texts with marks are told apart', () => {
  const forms = (field?: Field) =>
    field?.form === 'either' ? field.options.map(({ form }) => form) : field?.form
  expect(forms(named('services', 'PS-025', 'turnaround'))).toEqual(['group', 'fixed'])
  expect(forms(named('pages', 'home', 'redline'))).toBe('redline')
  expect(forms(named('articles', 'any', 'content'))).toBe('markdown')
  expect(named('studio', 'hours', 'weekdays')).toMatchObject({
    form: 'choices',
    options: [1, 2, 3, 4, 5, 6, 7],
  })
})

/** Fields of texts that a form asks for, in every group, list and shape. */
function textsIn(field: Field): readonly Field[] {
  if ('fields' in field) return field.fields.flatMap(textsIn)
  if (field.form === 'either') return field.options.flatMap(textsIn)
  if (field.form === 'list') return [...(field.first ? textsIn(field.first) : []), ...textsIn(field.item)]
  return 'isOneLine' in field || field.form === 'reference' ? [field] : []
}

test('a text that shows nothing is told as a missing one, in every field', () => {
  const required = contentKinds
    .flatMap((kind) => keysOf(kind).flatMap((key) => fieldsOf(kind, key).flatMap(textsIn)))
    .map((field) => ({ field, sentence: sentencesOf(field, '').get('') }))
    .filter(({ sentence }) => sentence?.endsWith(' is required'))
  expect(required.length).toBeGreaterThan(200)
  for (const text of ['\u200b', '\u202e', ' \u00ad\u2060 ', '\u2800', '\u3164'])
    for (const { field, sentence } of required)
      expect(sentencesOf(field, text).get(''), `${field.name} ${field.label}`).toBe(sentence)
})

test('marks of direction may stand in a text', () => {
  const name = named('people', 'any', 'name')
  if (!name) throw new Error('A person has a name.')
  for (const text of ['\u200fשרה', '\u202bسارة\u202c', '\u2067ליאור\u2069 K.'])
    expect([...sentencesOf(name, text)]).toEqual([])
})

test('a picture is not described by a text that shows nothing', () => {
  const described = { files: [], isDecorative: false, alternative: '\u200b' }
  const file = { name: `${'a'.repeat(64)}.webp`, width: 1, height: 1 }
  expect(picture.safeParse({ ...described, files: [file] }).error?.issues.map(({ path }) => path)).toEqual([
    ['alternative'],
  ])
})

test('a value’s problems stand at their paths, the first of each', () => {
  const features = named('services', 'PS-025', 'features')
  if (!features) throw new Error('A service has features.')
  expect([...sentencesOf(features, ['', 'Fine', 3])]).toEqual([
    ['0', 'Feature is required'],
    ['2', 'Feature must be text'],
  ])
})
