import { randomUUID } from 'node:crypto'
import type { Field } from './test-fields.ts'

type Text = (length: number) => string

/** Invalid texts of a length in UTF-16 units. Fields with a fixed choice refuse them. */
const otherTexts: Text[] = [
  (length) => '🦉'.repeat(length / 2),
  (length) => 'x'.repeat(length + 1),
  () => 'x\u0000y',
  () => 'x\uD800y',
]

/** Extreme texts for free text fields. */
const texts: Text[] = [
  ...otherTexts,
  (length) => 'x'.repeat(length),
  (length) => `a${'\u0301'.repeat(length - 1)}`,
  (length) => filled(length, '\u202Eשלום'),
  (length) => `x${'\u200B'.repeat(length - 2)}y`,
  (length) => filled(length, 'x\r\nBcc: eve@evil.example\u2028\n\u0085'),
  (length) => filled(length, `</script><img src=x onerror=alert(1)>'";--`),
]

const filled = (length: number, piece: string) => `${piece.repeat((length - 1) / piece.length)}x`

const addresses = [
  `${'a'.repeat(300)}@${'b'.repeat(11)}.example`,
  `${'語'.repeat(150)}@${'語'.repeat(161)}.example`,
  `a@${'b.'.repeat(155)}example`,
  'a\u0301@b\u0301.example',
]

const numbers = [0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e15, -1e15, 1e300, '7', null]

/** JSON has no NaN and infinity: they become null. */
const days = ['0000-01-01', '0001-01-01', '-000001-01-01', '2026-02-29', '9999-12-31', '+010000-01-01']

const moments = [
  ...days.map((day) => `${day}T00:00:00.000Z`),
  '2026-11-20T24:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-20T10:00:00.000+25:00',
]

const ids = [randomUUID(), randomUUID().toUpperCase(), '0'.repeat(32), `{${randomUUID()}}`]

const cursors = [
  ...moments.map((moment) => `${moment}_${randomUUID()}`),
  ...ids.map((id) => `2026-11-20T00:00:00.000Z_${id}`),
  '2026-11-20T00:00:00.000Z',
  '1e400',
  '-1',
]

/** Fields with extreme values at the same time. */
type Edge = Record<string, unknown>

/** Inputs at and beyond the limits of a procedure's fields: all texts together, all others one by one. */
export function edgesOf(fields: Field[]): Edge[] {
  const free = fields.filter(
    (field) => isText(field) && !(nameOf(field) in special) && !chosen.has(field.name),
  )
  const others = fields.filter((field) => !free.includes(field))
  const together = (text: Text) =>
    Object.fromEntries(free.map(({ name, maxLength }) => [name, text(maxLength)]))
  return [
    ...(free.length > 0 ? texts.map(together) : []),
    ...others.flatMap((field) => valuesOf(field).map((value) => ({ [field.name]: value }))),
  ]
}

/** Text fields that need an existing or a new value. */
const chosen = new Set(['number', 'sku', 'token', 'password', 'currentPassword', 'code', 'idempotencyKey'])

const isText = ({ type, isChoice }: Field) => type === 'string' && !isChoice
const nameOf = ({ name, format }: Field) => format ?? name

function valuesOf(field: Field): unknown[] {
  if (field.type === 'integer' || field.type === 'number') return numbers
  if (!isText(field)) return ['true', 'x', 1, null, [null], { a: {} }]
  return [...(special[nameOf(field)] ?? []), ...otherTexts.map((text) => text(field.maxLength))]
}

const special: Record<string, string[] | undefined> = {
  email: addresses,
  cursor: cursors,
  date: days,
  'date-time': moments,
  uuid: ids,
}
